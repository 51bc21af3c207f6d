/** A range of the text, from `start` (inclusive) to `end` (exclusive). */
export type Span = { start: number; end: number }

/** What a person meant by a line of text. */
export type Reading = {
  title: string
  /**
   * 'YYYY-MM-DD' in the user's time zone; for a repeating reminder, its first occurrence. Null despite a time if a word
   * that seems to name the day was not understood (note 'unread').
   */
  date: string | null
  /** 'HH:MM:SS', wall-clock time in the user's time zone. */
  time: string | null
  /** True if the text names no time and the usual one was used. */
  timeDefaulted: boolean
  /**
   * An RRULE without 'RRULE:', keys in canonical order. Check with `isRecurrence` before storing: unsupported rules
   * such as 'every two hours' are returned too.
   */
  recurrence: string | null
  /**
   * 'hourly' if the text repeats within a day ('every two hours', 'every 20 minutes'), which no stored recurrence can
   * represent (docs/product/decisions.md#11): one reminder is stored, at `date` and `time`, and the page shows a
   * notice. Otherwise null.
   */
  unsupported?: 'hourly' | null
  /** True if the recurrence itself sets its first day: 'every quarter' begins with the next quarter. */
  beginsThen?: true
  /** Something that was recognized but could not be applied as written, for the page to point out. */
  note?: Note | null
  /** 'YYYY-MM-DD': a day excluded from the repetition ('every day except 26 January'). */
  except?: string
  /** 'YYYY-MM-DD': the last day of an event that spans several days ('Goa trip 10 to 14 December'). */
  lastDay?: string
  /** Duration in minutes ('3 to 5', 'for 45 min'). */
  minutes?: number
  /**
   * For 'remind me 3 hours before': minutes ahead of the event, and the event's own day and time. `date` and `time` of
   * the reading are then those of the alert. `also` has the further alerts of 'remind 1 day before and 1 hour before',
   * `minutes` being the longest.
   */
  lead?: { minutes: number; date: string; time: string; also?: readonly number[] }
  /**
   * The time implied by the title if no time is given ('dinner with Ravi', 'evening walk'), in seconds after midnight.
   */
  ownSeconds?: number
  /** 'HH:MM:SS': the times of a reminder that repeats several times a day without naming them ('three times a day'). */
  times?: string[]
  /** The moveable feast that a yearly repetition follows, or null. */
  festival: string | null
  tags: string[]
  /** From 1 (highest) to 3 (lowest), as given by 'p1' or '!!'; absent if the text gives none. */
  priority?: 0 | 1 | 2 | 3
  /** The words that were understood, in order and without overlaps. */
  spans: (Span & { kind: 'date' | 'time' | 'recurrence' | 'lead' | 'duration' })[]
}

/**
 * A range of words that could not be applied as written, and why:
 * - 'no such day': '31 February', which no calendar has; the words stay in the title
 * - 'no such time': '25 baje', which no clock shows; the words stay in the title
 * - 'past': 'yesterday'; the words stay in the title
 * - 'several': several times or days ('subah sham', 'Tue Thu'), of which one reminder is stored
 * - 'exception': an exception without a calendar day ('except holidays')
 * - 'unread': a word that seems to name a day and was not understood; no day is set
 * - 'spread': days that we chose ('twice a week')
 * - 'over': 'today' at a time that has passed; tomorrow is used
 */
export type Note = Span & {
  is: 'no such day' | 'no such time' | 'past' | 'several' | 'exception' | 'unread' | 'spread' | 'over'
}

export type Options = {
  now: Date
  /** IANA name, e.g. 'Asia/Kolkata'. */
  timeZone: string
  /** The person's other reminders, from which days may be counted: 'shaadi se 3 din pehle'. */
  events?: readonly { title: string; date: string }[] | undefined
  /** Words whose reading the user rejected: they stay in the title and are not read. */
  leaveAlone?: readonly Span[] | undefined
}
