import type { Reading } from '../reading.ts'

/**
 * The purpose of a sentence: to create a reminder, to ask a question, or to change, cancel or complete an existing
 * reminder.
 */
export type Intent = 'create' | 'ask' | 'change' | 'cancel' | 'done'

/**
 * A sentence and its intent. `about` holds the words that name an existing reminder ('gym' of 'cancel gym tomorrow';
 * empty if a question is about all), to be matched against titles by `matches`. `reading` holds the day and time in the
 * sentence: for a question the day asked about, for a change the new one, otherwise the day of the occurrence.
 */
export type Request = {
  intent: Intent
  about: string
  reading: Reading
  /** For a change by a duration ('postpone by an hour'): minutes later, or earlier if negative. */
  later?: number
  /** For a change of the lead time only ('remind me 15 min before school bus'): minutes in advance. */
  lead?: number
  /** For 'create': the request it becomes if a reminder of that name exists (see `settled`). */
  perhaps?: Request
  /** The change is permanent, so for a repeating reminder all occurrences are offered first. */
  fromNowOn?: true
  /** Matches only a reminder whose title contains little else. */
  mainly?: true
  /** Matches only a reminder whose title is the name: 'Kamwali bai', but not 'Kamwali bai ko paise dena'. */
  only?: true
  /** The whole sentence, to rank titles that match `about` equally well. */
  query?: string
}
