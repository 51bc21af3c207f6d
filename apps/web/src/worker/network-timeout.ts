/**
 * Returns how long to wait for the server before using stored data, in milliseconds. Right after a change, stored data
 * lacks it and would revert it on the page, so the timeout is almost as long as the page's own.
 *
 * @param changedAt when a page last requested a change; `now` and this are in milliseconds since 1970.
 */
export const timeoutAt = (now: number, changedAt: number): number => (now - changedAt < lately ? 9000 : 4000)

const lately = 60_000
