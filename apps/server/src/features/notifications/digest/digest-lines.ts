import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Db } from '#platform/db/open.ts'
import { openRemindersUpTo } from './store.ts'

/** What a day still asks of a person, a line each in the order of the day: '6:30 pm Call the plumber'. */
export async function digestLines(db: Db, userId: string, day: string): Promise<string[]> {
  const reminders = await openRemindersUpTo(db, userId, day)
  return reminders
    .filter((reminder) => !reminder.completed_dates.includes(day))
    .filter((reminder) => occurrencesBetween(reminder, { from: day, to: day }).length > 0)
    .map(({ time, title }) => `${timeInWords(time)} ${title}`)
}

/** 'HH:MM:SS' on a twelve-hour clock, as the day's page shows it. */
function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'am' : 'pm'}`
}
