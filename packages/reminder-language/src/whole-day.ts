/**
 * Whether a reminder lasts the whole day: it was imported from a calendar or file without a time, and rings at the
 * usual one. Reminders created here without a time are not whole-day: they are due at the usual time.
 */
export const isWholeDay = (reminder: { origin?: { from: string } | undefined; time_defaulted: boolean }): boolean =>
  reminder.time_defaulted && (reminder.origin?.from === 'google' || reminder.origin?.from === 'file')
