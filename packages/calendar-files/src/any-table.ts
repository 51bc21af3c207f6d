import { isDay } from '@planner/days/plain-date'
import { isRecurrence } from '@planner/reminder-language/recurrence'
import { dayInWords } from './day-in-words.ts'
import type { ReadOptions } from './item.ts'
import type { Row, Task } from './task.ts'

/** The usual names of the column with the title. */
export const titles = ['title', 'task', 'task name', 'name', 'subject', 'content', 'to do', 'todo', 'summary']

const columns = {
  description: ['description', 'notes', 'note', 'details', 'body'],
  date: ['due date', 'due', 'date', 'deadline', 'start date', 'due on', 'reminder date'],
  time: ['due time', 'time', 'start time', 'reminder time'],
  repeat: ['repeat', 'recurrence', 'recurring', 'repeats'],
  priority: ['priority', 'importance'],
  done: ['completed', 'done', 'status', 'is completed', 'checked'],
  tags: ['tags', 'labels', 'list', 'list name', 'project', 'category', 'folder'],
} as const

/** Reads a row of any other planner's table. */
export function anyTable(row: Row, reading: ReadOptions): Task | null {
  const cell = (names: readonly string[]) => names.map((name) => row[name]).find((value) => value) ?? ''
  const [date, time] = [cell(columns.date), cell(columns.time)]
  const rule = cell(columns.repeat).replace(/^RRULE:/, '')
  const said = [numericDay(date) ?? date, time].filter(Boolean).join(' ')
  const isRule = rule.startsWith('FREQ=')
  const when = dayInWords(isRule || rule === '' ? said : `${said} ${rule}`, reading)
  return {
    title: cell(titles),
    description: cell(columns.description),
    tags: cell(columns.tags).split(/[,;]/),
    priority:
      { high: 1, urgent: 1, medium: 2, normal: 0, low: 3, '1': 1, '2': 2, '3': 3 }[
        cell(columns.priority).toLowerCase()
      ] ?? 0,
    completed: /^(true|yes|1|done|completed?|checked|x)$/i.test(cell(columns.done)),
    ...when,
    ...(isRule && isRecurrence(rule) && when.date && { recurrence: rule }),
    isRefused: isRule && !isRecurrence(rule),
  }
}

/**
 * Reads '5/11/2026' and '5.11.26' as days: the day comes first, as in India, unless that number can only be the
 * month's.
 */
function numericDay(text: string): string | null {
  const match = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d\d)\b(.*)$/.exec(text)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[2])]
  const [day, month] = second > 12 ? [second, first] : [first, second]
  const year = match[3]!.length === 2 ? `20${match[3]}` : match[3]!
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(date) ? `${date}${match[4]}` : null
}
