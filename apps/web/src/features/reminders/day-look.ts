/** How the calendar marks a day; the legend shows the same. */
export const dayLook = {
  dot: 'size-1.5 rounded-full bg-accent forced-color-adjust-none',
  googleDot: 'size-1.5 rounded-full bg-teal forced-color-adjust-none',
  today: 'font-bold text-teal ring-2 ring-teal ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
  selected: 'bg-accent font-bold text-on-accent forced-color-adjust-none',
} as const
