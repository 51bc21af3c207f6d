/** Formats a count for a badge: '99+' above a cap of 99. */
export const capped = (count: number, cap: number): string => (count > cap ? `${cap}+` : String(count))
