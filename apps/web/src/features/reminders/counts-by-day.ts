import type { Reminder } from '@planner/contract/reminders'

/** How many reminders each day has, and how many of them are events of Google's. */
export type Counts = ReadonlyMap<string, { all: number; fromGoogle: number }>

/** The counts of a month; `last` itself where nothing differs, so that the calendar need not be drawn again. */
export function countsByDay(byDay: ReadonlyMap<string, readonly Reminder[]>, last: Counts): Counts {
  const counts = new Map(
    [...byDay].map(([day, there]) => [
      day,
      { all: there.length, fromGoogle: there.filter(({ origin }) => origin?.from === 'google').length },
    ]),
  )
  const same =
    counts.size === last.size &&
    [...counts].every(([day, { all, fromGoogle }]) => {
      const before = last.get(day)
      return before?.all === all && before.fromGoogle === fromGoogle
    })

  return same ? last : counts
}
