import type { Reminder } from '@planner/contract/reminders'

/** How many reminders each day has, and how many of them are events of Google's. */
export type Counts = ReadonlyMap<string, { all: number; fromGoogle: number }>

export const countsByDay = (byDay: ReadonlyMap<string, readonly Reminder[]>): Counts =>
  new Map(
    [...byDay].map(([day, there]) => [
      day,
      { all: there.length, fromGoogle: there.filter(({ origin }) => origin?.from === 'google').length },
    ]),
  )
