export const units = ['second', 'minute', 'hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year'] as const
export type Unit = (typeof units)[number]
export const parts = ['early', 'morning', 'noon', 'afternoon', 'evening', 'night', 'midnight', 'lunch'] as const
export type Part = (typeof parts)[number]

/** The words of one language. Each value lists spellings, parted by spaces. */
export type Vocabulary = {
  /** Words that phrases are made of, by the name under which patterns know them. */
  lemmas: Readonly<Record<string, string>>
  /** Words for a day, by their distance from today. */
  days: Readonly<Record<number, string>>
  tonight: string
  /** From Sunday on. */
  weekdays: readonly string[]
  weekdayPlurals: readonly string[]
  /** From January on. */
  months: readonly string[]
  numbers: Readonly<Record<number, string>>
  ordinals: Readonly<Record<string, string>>
  units: Readonly<Partial<Record<Unit, string>>>
  parts: Readonly<Partial<Record<Part, string>>>
}
