/** The colours of words that were understood. */
export const markTones = {
  date: 'bg-accent-soft [--mark:var(--accent-soft)]',
  time: 'bg-teal-soft [--mark:var(--teal-soft)]',
  recurrence: 'bg-warn-soft [--mark:var(--warn-soft)]',
  lead: 'bg-teal-soft [--mark:var(--teal-soft)]',
  duration: 'bg-teal-soft [--mark:var(--teal-soft)]',
} as const
