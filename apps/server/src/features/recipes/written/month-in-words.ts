const names = 'January February March April May June July August September October November December'.split(' ')

/** Returns 'November' for '2026-11-20'. */
export const monthInWords = (day: string): string => names[Number(day.slice(5, 7)) - 1]!
