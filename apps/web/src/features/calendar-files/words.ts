/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'See your reminders in any calendar app, and import what you keep elsewhere.',
  feed: 'A private link that Google Calendar, Apple Calendar or Outlook can subscribe to.',
  feedNone: 'Calendar apps check the link for changes every few hours. Anyone who has it can read your reminders.',
  feedSecret: 'Anyone with this link can read your reminders, so don’t share it.',
  feedAlarms: 'Alerts in the calendar app',
  feedAlarmsText: 'Turn this off if your reminders already alert you here.',
  feedNever: 'No calendar app has read it yet.',
  feedRead: (when: string) => `Last read ${when}.`,
  feedWithdrawn: 'Calendar link turned off',
  copied: 'Link copied',
  importText:
    'An .ics file from any calendar, or a CSV from Todoist, TickTick, Any.do and others. Nothing is imported twice.',
  importHint: 'You’ll see what’s in it before anything is added.',
  allDay: 'all day',
  undated: 'Add tasks without a date to today',
  past: 'Add past events, marked as completed',
  again: 'Already imported, unchanged',
  own: 'Already in your planner',
  ringEvents: 'Notify me of events',
  ringEventsText: 'Get alerts for these events, like your reminders.',
  undone: (removed: number, kept: number) =>
    `Import undone: ${removed.toLocaleString('en-IN')} removed${kept > 0 ? `, ${kept.toLocaleString('en-IN')} kept because you changed them` : ''}.`,
  mine: 'Skipped: you changed or deleted them here',
  once: 'Repeat in a way we don’t support, so they’re added once',
  afterDone: 'Repeat after completion (every!): here they repeat from the due date',
  cancelled: 'Cancelled events',
  overdue: 'Overdue, so they’re due today; their description has the date',
  deadline: 'Have a deadline too, kept in their description',
  unknownZones: (names: readonly string[], place: string) =>
    `We don’t know the time zone ${names.map((name) => `“${name}”`).join(', ')}, so these times are taken as ${place} time. Please check`,
  leftOut: {
    undated: 'Skipped: no date',
    unread: 'Skipped: date not recognised',
    past: 'Skipped: in the past',
  },
  nothing: 'Everything in this file is already in your planner.',
  nothingChosen: 'Nothing else in this file is new.',
  /** Below the first rows of a long list. */
  more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
} as const

export const kinds = {
  calendar: 'Calendar file',
  todoist: 'Todoist tasks',
  ticktick: 'TickTick tasks',
  tasks: 'List of tasks',
} as const
