import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { memberOn } from '../planning/recipients.ts'
import { bothTimesInWords } from '../sending/time-in-words.ts'
import { openRemindersUpTo } from './store.ts'

/**
 * Returns a person's open reminders of a day in their time zone, one line each in order of time: '6:30 pm Call the
 * plumber'.
 */
export async function digestLines(
  db: Db,
  { userId, homeZone }: { userId: string; homeZone: string },
  day: string,
): Promise<string[]> {
  // In another time zone, the day begins up to a day earlier or later.
  const around = { from: addDays(day, -1), to: addDays(day, 1) }
  const reminders = await openRemindersUpTo(db, userId, around)
  return reminders
    .flatMap((reminder) => ringingOn(reminder, { userId, day, around, homeZone }))
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.title < other.title ? -1 : 1))
    .map(({ at, title, timeZone }) => `${bothTimesInWords(at, { timeZone, homeZone })} ${title}`)
}

type Day = { userId: string; day: string; around: { from: string; to: string }; homeZone: string }

function ringingOn(reminder: ReminderRow, { userId, day, around, homeZone }: Day) {
  const { title, time, time_zone: timeZone, completed_dates: completed } = reminder
  const days = timeZone === homeZone ? { from: day, to: day } : around
  return occurrencesBetween(reminder, days)
    .filter((own) => !completed.includes(own))
    .filter((own) => [null, userId].includes(memberOn(reminder, own)))
    .map((own) => ({ at: instantOf(own, time, timeZone), title, timeZone }))
    .filter(({ at }) => timeZone === homeZone || wallTimeOf(at, homeZone).day === day)
}
