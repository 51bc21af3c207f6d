/** As many dots as fit the width: 5 px each with 2 px between. */
const dotRow =
  'h-[5px] bg-[radial-gradient(circle_at_2.5px_2.5px,currentColor_2.1px,transparent_2.7px)] bg-size-[7px_5px] bg-repeat-x forced-color-adjust-none'

/** How the calendar marks a day; the legend shows the same. */
export const dayLook = {
  dot: 'size-1.5 rounded-full bg-accent forced-color-adjust-none',
  googleDot: 'size-1.5 rounded-full bg-teal forced-color-adjust-none',
  /** None, one, two or three dots in a row, in the colour of the text. */
  dots: ['h-[5px] w-0', `${dotRow} w-[5px]`, `${dotRow} w-[12px]`, `${dotRow} w-[19px]`],
  /** Stands for a name that has no room. */
  dash: 'h-1 w-3 rounded-full forced-color-adjust-none',
  /** The name of a holiday, a festival, a fast. */
  printed: { holiday: 'text-accent-text', festival: 'text-teal', fast: 'text-faint' },
  today:
    'font-bold text-accent-text ring-2 ring-accent ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
  /** Today's ring, where it is the selected one. */
  todayInSelected: 'today-selected',
  selected: 'bg-teal font-bold text-on-teal forced-color-adjust-none',
} as const
