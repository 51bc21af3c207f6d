import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { storage } from '#platform/storage.ts'
import { dateInWords, longDateInWords } from '#platform/time/date-in-words.ts'
import { instantOf } from '#platform/time/wall-time.ts'

import { shownOn } from '../agenda/in-other-time-zone.ts'
import { isCompletedOn } from '../agenda/state-on.ts'
import { timeOf } from '../agenda/time-of.ts'
import { words } from '../words.ts'

const key = 'todayAtOneGlance'

/**
 * The dashboard's view of today, shown before any of its scripts run: boot.ts writes it into the app shell
 * (shell/PrerenderedShell.tsx). A change of the format requires a new key, because boot.ts may be newer than the stored
 * data.
 */
export type TodaySnapshot = {
  /** When the day ends, in milliseconds since 1970. */
  until: number
  greeting: string
  /** The short form for phones. */
  short: string
  /** The number of reminders on the day; `rows` contains the first ones. */
  count: number
  rows: {
    title: string
    description: string
    time: string
    done: boolean
    /** When it becomes overdue, in milliseconds since 1970; null if it never does. */
    due: number | null
  }[]
}

/** More than fit the first screen. */
const rowsAtMost = 10

/** Returns the view of today to store. @param onDay the person's reminders of today, as in the agenda. */
export function todayOf(onDay: readonly Reminder[], today: string, user: Whose): TodaySnapshot {
  const date = longDateInWords(today)

  return {
    until: instantOf(addDays(today, 1), '00:00', user.time_zone),
    greeting: words.greeting(firstNameOf(user), date),
    short: words.greetingShort(firstNameOf(user), dateInWords(today).slice(0, -5)),
    count: onDay.filter((one) => !isCompletedOn(one, shownOn(one, today, user.time_zone).ownDay)).length,
    rows: onDay.slice(0, rowsAtMost).map((reminder) => {
      const { ownDay, time } = shownOn(reminder, today, user.time_zone)
      const endsAt = isWholeDay(reminder) ? '23:59:59' : reminder.time
      return {
        title: reminder.title,
        description: reminder.description,
        time: timeOf(reminder, time),
        done: isCompletedOn(reminder, ownDay),
        due: reminder.is_event ? null : instantOf(ownDay, endsAt, reminder.time_zone),
      }
    }),
  }
}

type Whose = { full_name: string; time_zone: string }

/** Returns the name to greet with: the first word, after a title with the title: 'Dr. Asha'. */
export function firstNameOf({ full_name: name }: { full_name: string }): string {
  const [first, second] = name.split(' ')
  return second && titles.has(first!.toLowerCase().replace('.', '')) ? `${first} ${second}` : first!
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'shri', 'sri', 'smt', 'श्री', 'श्रीमती', 'डॉ'])

export function saveToday(snapshot: TodaySnapshot): void {
  storage.write(key, JSON.stringify(snapshot))
}
