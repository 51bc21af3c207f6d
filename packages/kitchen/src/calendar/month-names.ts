const months = 'January February March April May June July August September October November December'.split(' ')

/** Returns the name of the month of a date 'YYYY-MM-DD'. */
export const monthOf = (date: string): string => months[Number(date.slice(5, 7)) - 1]!
