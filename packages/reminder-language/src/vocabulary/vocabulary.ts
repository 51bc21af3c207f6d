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

/** A line a meaning: its words, of which the first names it. A name in capitals ('TIMES baar') is no word itself. */
type Named = string

/** Words in the order of what they count; '/' parts those that count the same, a numeral says where to go on. */
type Counted = string

/** The words of one language, as text, since many short literals cost more to send. */
export type Vocabulary = {
  /** Words that phrases are made of. Patterns know them by their name in capitals. */
  lemmas: Named
  units: Named
  parts: Named
  /** Words for a day, by their distance from today. */
  days: Counted
  /** From Sunday on, which is 0. */
  weekdays: Counted
  weekdayPlurals?: Counted
  /** From January on, which is 1. */
  months: Counted
  numbers: Counted
  ordinals: Counted
}

/** Each meaning's name, in capitals, and its words. */
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

/** Each number and the words for it. */
export function counted(text: Counted = ''): [value: number, words: string[]][] {
  const found: [number, string[]][] = []
  let next = 0
  for (const item of text.split(/\s/)) {
    if (/^-?\d+$/.test(item)) next = Number(item)
    else if (item !== '') found.push([next++, item.split('/')])
  }
  return found
}
