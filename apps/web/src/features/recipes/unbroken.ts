const noBreak = '\u00A0'
const endings = '0123456789½⅓⅔¼¾⅛'

/** A text in which no line ends between a number and what it counts: '½ tsp', '(2 cm)'. */
export const unbroken = (text: string): string =>
  text.split(' ').reduce((before, word) => before + (endings.includes(before.at(-1) ?? ' ') ? noBreak : ' ') + word)
