/** A row of as many dots as its width allows: 5 px each with 2 px between. */
const dotRow =
  'h-[5px] bg-[radial-gradient(circle_at_2.5px_2.5px,currentColor_2.1px,transparent_2.7px)] bg-size-[7px_5px] bg-repeat-x forced-color-adjust-none'

/** The styles of the calendar's days; the legend uses them too. */
export const dayLook = {
  dot: 'size-1.5 rounded-full bg-accent forced-color-adjust-none',
  googleDot: 'size-1.5 rounded-full bg-teal forced-color-adjust-none',
  /** None, one, two or three dots in a row, in the text colour. */
  dots: ['h-[5px] w-0', `${dotRow} w-[5px]`, `${dotRow} w-[12px]`, `${dotRow} w-[19px]`],
  /** Replaces a name that does not fit. */
  dash: 'h-1 w-3 rounded-full forced-color-adjust-none',
  /** The name of a holiday, festival or fast. */
  printed: { holiday: 'text-teal', festival: 'text-teal', fast: 'text-faint' },
  today:
    'font-bold text-accent-text ring-2 ring-accent ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
  /** Today's ring, when it is the selected day. */
  todayInSelected: 'today-selected',
  selected: 'bg-teal font-bold text-on-teal forced-color-adjust-none',
} as const
