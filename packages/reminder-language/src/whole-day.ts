/**
 * Whether a reminder is of a whole day: it came from a calendar or a file without a time. It rings at the usual one. Our own
 * reminders without a time are not: they are at that time.
 */
export const isWholeDay = (reminder: { origin?: { from: string } | undefined; time_defaulted: boolean }): boolean =>
  reminder.time_defaulted && (reminder.origin?.from === 'google' || reminder.origin?.from === 'file')
