import { words } from '../words.ts'

/** The page’s copy for the hourly views. */
export const weekWords = {
  day: 'Day',
  byTheHour: ', by the hour',
  done: (count: number) => `${count} done`,
  doneOn: (count: number, day: string) => `${count} done on ${day}`,
  before: (count: number) => `${count} earlier`,
  after: (count: number) => `${count} later`,
  more: (count: number, day: string) => `+${count} more on ${day}`,
  lasts: (minutes: number) => `Now takes ${words.minutes(minutes)}`,
  earlier: { day: 'Previous day', week: 'Previous week' },
  later: { day: 'Next day', week: 'Next week' },
  dragHint:
    'Press Enter to change its day and time, Shift with an arrow key to move it by a day or an hour, + or - to change how long it takes, Delete to delete it, or drag it.',
} as const
