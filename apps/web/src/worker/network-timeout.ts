/**
 * How long the server may take before stored data is shown instead, in milliseconds. Right after a change
 * stored data does not include it and would revert it on the page: then almost as long as the page itself waits.
 *
 * @param changedAt when a page last asked for a change, and `now`, both in milliseconds since 1970.
 */
export const timeoutAt = (now: number, changedAt: number): number => (now - changedAt < lately ? 9000 : 4000)

const lately = 60_000
