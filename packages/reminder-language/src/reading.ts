/** A stretch of the text, from `start` up to, not including, `end`. */
export type Span = { start: number; end: number }

/** What a person meant by a line of text. */
export type Reading = {
  title: string
  /**
   * 'YYYY-MM-DD' on the wall calendar of the zone; of a repetition the first occurrence. Null beside a time when a word
   * that seems to name the day was not understood (the note 'unread').
   */
  date: string | null
  /** 'HH:MM:SS' on the wall clock of the zone. */
  time: string | null
  /** True where the text names no time and the usual one was taken. */
  timeDefaulted: boolean
  /** An RRULE without 'RRULE:', keys in canonical order. Check with `isRecurrence` before storing: 'every two hours' is read too. */
  recurrence: string | null
  /**
   * 'hourly' if the text repeats within a day ('every two hours', 'every 20 minutes'), which no stored recurrence can
   * represent (docs/product/decisions.md#11): one reminder is stored, at `date` and `time`, and the page says so. Else null.
   */
  unsupported?: 'hourly' | null
  /** What was recognized but could not be applied as written, for the page to point out. */
  note?: Note | null
  /** 'YYYY-MM-DD': a day that is left out of what repeats ('every day except 26 January'). */
  except?: string
  /** 'YYYY-MM-DD': the last day of what goes on for days ('Goa trip 10 to 14 December'). */
  lastDay?: string
  /** How long it takes ('3 to 5', 'for 45 min'), in minutes. */
  minutes?: number
  /**
   * 'Remind me 3 hours before': this many minutes ahead of the event, and the event's own day and time. `date` and `time` are then
   * those of the alert.
   */
  lead?: { minutes: number; date: string; time: string }
  /** The hour that its own words have, in seconds after midnight, where it names no time: 'dinner with Ravi', 'evening walk'. */
  ownSeconds?: number
  /** 'HH:MM:SS': the times of what comes several times a day without naming them ('three times a day'). */
  times?: string[]
  /** The moveable feast that a yearly repetition follows. */
  festival: string | null
  tags: string[]
  /** 1 the highest, 3 the lowest, as 'p1' or '!!' says; absent where nothing does. */
  priority?: 0 | 1 | 2 | 3
  /** The words that were understood, in order, never overlapping. */
  spans: (Span & { kind: 'date' | 'time' | 'recurrence' | 'lead' | 'duration' })[]
}

/**
 * Words that name an impossible day: '31 February', which no calendar has, and 'yesterday'; they stay in the
 * title. Or several times or days ('subah sham', 'Tue Thu'), of which one reminder is stored. Or an exception that names
 * no day of a calendar ('except holidays'). Or a word that seems to name a day and was not understood; then no day is claimed. Or
 * days that we chose ('twice a week'). Or 'today' at an hour that is over: then it is tomorrow's.
 */
export type Note = Span & { is: 'no such day' | 'past' | 'several' | 'exception' | 'unread' | 'spread' | 'over' }

export type Options = {
  now: Date
  /** IANA name, e.g. 'Asia/Kolkata'. */
  timeZone: string
  /** Words that the person took back: they stay in the title and are not read. */
  leaveAlone?: readonly Span[] | undefined
}
