import { words } from '../words.ts'

/** The page’s copy for the hourly views. */
export const weekWords = {
  done: (count: number) => `${count} done`,
  doneOn: (count: number, day: string) => `${count} done on ${day}`,
  before: (count: number) => `${count} earlier`,
  after: (count: number) => `${count} later`,
  more: (count: number, day: string) => `+${count} more on ${day}`,
  continued: (title: string) => `${title} (continued)`,
  lasts: (minutes: number) => `Duration: ${words.minutes(minutes)}`,
  earlier: { day: 'Previous day', week: 'Previous week' },
  later: { day: 'Next day', week: 'Next week' },
  dragHint:
    'Enter: change day and time. Shift + arrow: move by a day or an hour. + or −: change duration. Delete: delete. You can also drag it.',
} as const
