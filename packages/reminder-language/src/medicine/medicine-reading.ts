import type { Food, Unit } from './words.ts'

/**
 * Something to check:
 * - 'days chosen': the text names no days ('twice a week'), so we chose them
 * - 'as needed': a medicine without times ('SOS')
 * - 'no amount': it is dosed in units, as insulin is, and the text names no number of them
 * - 'no end': the last step of a tapering course has no length
 * - 'interval': doses every so many hours that do not divide a day or that we cannot store ('every 5 hours', 'hourly')
 * - 'waking': doses every one to three hours, at waking hours only
 * - 'early': on the first day, some doses are before the hour that the text starts at
 * - 'unread': these words after the first step were not understood
 */
export type Doubt =
  | { is: 'days chosen' }
  | { is: 'as needed' }
  | { is: 'no amount' }
  | { is: 'no end' }
  | { is: 'interval' }
  | { is: 'waking' }
  | { is: 'early' }
  | { is: 'unread'; words: string }

/** What a text says about taking a medicine. */
export type MedicineReading = {
  name: string
  unit: Unit
  food: Food | null
  /** 'HH:MM:SS', earliest first, and the amount of each dose. */
  times: { time: string; amount: number }[]
  /** True if the text names no time of day and the usual ones were used. */
  timesDefaulted: boolean
  /** An RRULE without an end, or 'daily'. */
  recurrence: string
  /**
   * The first day, 'YYYY-MM-DD': the one that the text names, or the first of the days on which it repeats. Null for a
   * daily medicine that starts at once.
   */
  startsOn: string | null
  /** The number of days; null if the text names none. */
  days: number | null
  /** The last day, 'YYYY-MM-DD', as in 'till 5 December'. */
  endsOn: string | null
  /** The quantity in stock. */
  stock: number | null
  /** What the person should check before it is saved. */
  doubts: readonly Doubt[]
  /** The further steps of a tapering course, and further medicines of the text, each with a first day of its own. */
  next: readonly MedicineReading[]
  /**
   * Whether the text is certainly about a medicine, since it contains more than a reminder can store; otherwise it may
   * be.
   */
  sure: boolean
}

/** Reads one medicine with a single course. */
export type Read = (text: string) => MedicineReading | null
