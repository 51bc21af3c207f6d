/** How the calendar marks a day; the legend shows the same. */
export const dayLook = {
  dot: 'size-1.5 rounded-full bg-accent',
  googleDot: 'size-1.5 rounded-full bg-teal',
  today: 'font-bold text-teal ring-2 ring-teal ring-inset',
  selected: 'bg-accent font-bold text-on-accent',
} as const
