/**
 * How long the server may take before what is kept on this device is shown instead, in milliseconds. Right after a change
 * what is kept does not know of it and would undo it on the page: then almost as long as the page itself waits.
 *
 * @param changedAt when a page last asked for a change, and `now`, both in milliseconds since 1970.
 */
export const patienceAt = (now: number, changedAt: number): number => (now - changedAt < lately ? 9000 : 4000)

const lately = 60_000
