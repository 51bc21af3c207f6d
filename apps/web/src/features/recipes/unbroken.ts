const noBreak = '\u00A0'
const endings = '0123456789½⅓⅔¼¾⅛'

/** Prevents line breaks between a number and its unit: '½ tsp', '(2 cm)'. */
export const unbroken = (text: string): string =>
  text.split(' ').reduce((before, word) => before + (endings.includes(before.at(-1) ?? ' ') ? noBreak : ' ') + word)
