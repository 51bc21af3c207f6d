/** The layout of the month, also used by its skeleton before the page's script runs. */
export const calendarFrame = {
  month: 'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center',
  caption: 'text-center font-serif text-lg font-semibold',
  grid: 'col-span-3 mt-1 w-full table-fixed border-collapse',
  weekday: 'h-9 text-xs font-semibold text-faint',
  cell: 'p-0 text-center',
  /** On a phone, only a week: 64 px. */
  strip: 'max-md:[&_button]:h-12 max-md:[&_thead_th]:h-4 max-md:[&>:not(table)]:hidden max-md:[&>table]:mt-0',
  day: 'mx-auto block h-13 w-full max-w-14 rounded-md px-px pt-1 text-center text-md/6 tabular-nums',
  /** The name of the day in one short line; its label contains all names. */
  printed: 'before:content-[attr(data-printed)] block h-3 truncate text-print/3 font-medium',
  /** Same height including margins. */
  dash: 'mx-auto mt-1 mb-1.5 block',
  /** In the line of the dots, on a day without any. */
  dashAlone: 'mx-auto -mt-1 mb-3.5 block',
} as const
