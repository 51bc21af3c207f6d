import { dayInWords } from './day-in-words.ts'
import type { ReadOptions } from './item.ts'
import { type Row, type Task, zoneOf } from './task.ts'
import { onWorkday, plainDate } from './todoist-words.ts'
import { wallAt } from './wall-time.ts'

/**
 * Reads Todoist's columns TYPE, CONTENT, DESCRIPTION, PRIORITY (1 is the highest of four), INDENT (from 1), DATE in
 * words, TIMEZONE, DURATION, DEADLINE. A task with a deadline and no date is due on its deadline.
 */
export function todoist(row: Row, reading: ReadOptions): Task | null {
  if (row.type !== 'task') return null
  const tags = [...row.content!.matchAll(/(?:^|\s)@([^\s@]+)/g)].map(([, name]) => name!)
  const priority = Number(row.priority)
  const here = { ...reading, timeZone: zoneOf(row.timezone, reading) }
  const due = inTodoistWords(row.date ?? '', here)
  const deadline = inTodoistWords(row.deadline ?? '', here)
  return {
    title: row.content!.replace(/(?:^|\s)@[^\s@]+/g, ' ').trim(),
    description: row.description ?? '',
    tags,
    priority: priority >= 1 && priority <= 3 ? priority : 0,
    indent: Number(row.indent) || 1,
    ...minutes(row.duration, row.duration_unit),
    ...(due.date === undefined && !due.isRefused && deadline.date
      ? { ...deadline, ...(due.unread && { unread: due.unread }) }
      : due),
    ...(row.deadline && row.date && { deadline: row.deadline }),
    ...(row.deadline && !row.date && !deadline.date && { unread: row.deadline }),
  }
}

function inTodoistWords(said: string, reading: ReadOptions): Partial<Task> {
  const plain = plainDate(said)
  const workday = onWorkday(plain, wallAt(reading.now, reading.timeZone).date)
  if (!workday) {
    const due = dayInWords(plain, reading)
    return due.isRefused || due.unread !== undefined ? { ...due, unread: said } : due
  }
  const { date, recurrence, rest } = workday
  const { time = null } = rest ? dayInWords(rest, reading) : {}
  return { date, time, time_zone: reading.timeZone, recurrence, isAfterDone: plain.startsWith('every!') }
}

function minutes(said: string | undefined, unit: string | undefined): { duration_minutes?: number } {
  const minutes = Number(said) * (unit === 'day' ? 1440 : 1)
  return said && Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440 ? { duration_minutes: minutes } : {}
}
