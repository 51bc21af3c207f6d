/** Returns the UPI ID that a UPI link pays: 'sharma@okaxis'; null if it has none. */
export const upiIdOf = (link: string): string | null => new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('pa')
