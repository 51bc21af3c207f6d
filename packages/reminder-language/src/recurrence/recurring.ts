/** When a reminder is due: its first day, its recurrence, and the moveable feast it follows, if any. */
export type Recurring = {
  /** 'YYYY-MM-DD'. */
  date: string
  /** 'none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly', or an RRULE with or without 'RRULE:'. */
  recurrence: string
  festival?: string | null
  /** The last day on which it can be due, whatever its rule; null or absent for no end. */
  ends_on?: string | null | undefined
  /** Days on which a repeating reminder is skipped. */
  skipped_dates?: readonly string[] | undefined
}
