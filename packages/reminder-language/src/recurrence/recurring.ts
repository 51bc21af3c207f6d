/** When a reminder falls due: its first day, how it repeats, and the moveable feast that it follows, if any. */
export type Recurring = {
  /** 'YYYY-MM-DD'. */
  date: string
  /** 'none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly', or an RRULE with or without 'RRULE:'. */
  recurrence: string
  festival?: string | null
  /** The last day on which it can fall, whatever its rule; null or absent without end. */
  ends_on?: string | null | undefined
  /** Days of a repeating reminder on which it does not fall after all. */
  skipped_dates?: readonly string[] | undefined
}
