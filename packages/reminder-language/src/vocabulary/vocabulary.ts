export const units = ['second', 'minute', 'hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]
export const parts = [
  'early',
  'morning',
  'noon',
  'afternoon',
  'lateafternoon',
  'evening',
  'night',
  'midnight',
  'lunch',
] as const
export type Part = (typeof parts)[number]

/**
 * One meaning per line: its words, of which the first is its name. A name in capitals ('TIMES baar') is not a word
 * itself.
 */
type Named = string

/**
 * Words in order of the value they stand for; '/' separates words with the same value, a numeral sets the value of the
 * next word.
 */
type Counted = string

/** The words of one language, as text, because many short string literals take more bytes to send. */
export type Vocabulary = {
  /** Words that phrases are made of, which patterns refer to by their name in capitals. */
  lemmas: Named
  units: Named
  parts: Named
  /** Words for days, by distance from today. */
  days: Counted
  /** From Sunday, which is 0. */
  weekdays: Counted
  weekdayPlurals?: Counted
  /** From January, which is 1. */
  months: Counted
  numbers: Counted
  ordinals: Counted
}

/** Parses a list of named meanings: each name, in capitals, and its words. */
export function named(text: Named): [name: string, words: string[]][] {
  return text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const words = line.split(' ')
      const name = words[0]!.toUpperCase()
      return [name, words[0] === name ? words.slice(1) : words]
    })
}

/** Parses a list of values and the words for each. */
export function counted(text: Counted = ''): [value: number, words: string[]][] {
  const found: [number, string[]][] = []
  let next = 0
  for (const item of text.split(/\s/)) {
    if (/^-?\d+$/.test(item)) next = Number(item)
    else if (item !== '') found.push([next++, item.split('/')])
  }
  return found
}
