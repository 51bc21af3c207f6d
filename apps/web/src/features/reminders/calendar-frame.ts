/** The measures of the month, shared by the calendar and its skeleton, so that nothing moves when the one replaces the other. */
export const calendarFrame = {
  month: 'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center',
  caption: 'text-center font-serif text-lg font-semibold',
  grid: 'col-span-3 mt-1 w-full table-fixed border-collapse',
  weekday: 'h-9 text-xs font-semibold text-faint',
  cell: 'p-0 text-center',
  /** On a phone: the week of the chosen day alone, so that the agenda is on the first screen. */
  folded: 'max-md:[&_tbody_tr:not(:has([data-selected]))]:hidden',
  day: 'relative mx-auto grid h-11 pb-1 w-full max-w-13 place-items-center rounded-md text-[0.9375rem] tabular-nums',
} as const

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
