const months = 'January February March April May June July August September October November December'.split(' ')

/** The month of a day 'YYYY-MM-DD', in words. */
export const monthOf = (date: string): string => months[Number(date.slice(5, 7)) - 1]!
