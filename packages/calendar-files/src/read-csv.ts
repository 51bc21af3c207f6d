import { parse } from 'csv-parse/browser/esm/sync'
import { anyTable, titles } from './any-table.ts'
import { fingerprint } from './fingerprint.ts'
import { FileFault, type FileItem, fitting, type ReadFile, type ReadOptions } from './item.ts'
import type { Task } from './task.ts'
import { ticktick } from './ticktick.ts'
import { todoist } from './todoist.ts'
import { wallAt } from './wall-time.ts'

/**
 * Reads tasks from a CSV file: Todoist's template, TickTick's backup, or any table with a title column (title, task,
 * name, subject), whose other columns are recognized by their usual names.
 *
 * @throws FileFault if there is no title column, or there are too many rows.
 */
export function readCsv(text: string, reading: ReadOptions): ReadFile {
  const rows = cells(text, reading.itemsMax)
  const headAt = rows.slice(0, 12).findIndex((row) => formatOf(row) !== null)
  if (headAt < 0) throw new FileFault('unknown')
  const names = rows[headAt]!.map((name) => name.trim().toLowerCase())
  const from = formatOf(rows[headAt]!)!
  const found: ReadFile = { from, items: [], undated: [], notes: [] }
  const seen = new Map<string, number>()
  const tasks = rows.slice(headAt + 1).flatMap((cellsOfRow) => {
    const row = Object.fromEntries(names.map((name, at) => [name, (cellsOfRow[at] ?? '').trim()]))
    const task = readers[from](row, reading)
    return !task || task.title === '' ? [] : [{ ...overdueToday(task, reading), rows: [row] }]
  })
  for (const task of withSteps(tasks)) {
    const before = seen.get(task.title) ?? 0
    seen.set(task.title, before + 1)
    // These files have no task ids: a repeated title is numbered.
    const key = `${from}|${task.id ?? `${task.title}|${before}`}`
    const source = fingerprint(JSON.stringify(task.rows))
    const item = fitting({ ...plainTask(reading), ...withoutExtras(task), description: described(task), key, source })
    const { title } = item
    if (task.isRefused) found.notes.push({ title, is: 'repeat' })
    else if (task.unread) found.notes.push({ title, is: 'no-day', said: task.unread })
    if (task.overdueSince) found.notes.push({ title, is: 'overdue', said: task.overdueSince })
    if (task.isAfterDone) found.notes.push({ title, is: 'after-done' })
    if (task.deadline) found.notes.push({ title, is: 'deadline' })
    // A task whose recurrence is not supported is imported once, even if its day was not understood.
    if (task.date === undefined && !task.isRefused) found.undated.push(item)
    else found.items.push(item)
  }
  if (found.items.length + found.undated.length === 0) throw new FileFault('empty')
  return found
}

/** Returns the description, with the parts of its day that a reminder cannot hold. */
const described = ({ description = '', unread, deadline, overdueSince }: Task): string =>
  [
    description,
    unread && `Date: ${unread}`,
    overdueSince && `Date: ${overdueSince}`,
    deadline && `Deadline: ${deadline}`,
  ]
    .filter(Boolean)
    .join('\n')

/** Puts an open task whose day has passed on today, because it is still to be done. */
function overdueToday(task: Task, { now, timeZone }: ReadOptions): Task {
  const today = wallAt(now, task.time_zone ?? timeZone).date
  const { date, recurrence = 'none', completed = false } = task
  if (date === undefined || date >= today || recurrence !== 'none' || completed) return task
  return { ...task, date: today, time: null, overdueSince: date }
}

/** Turns tasks below another task that have no day of their own into steps of its checklist. */
function withSteps(tasks: readonly Task[]): Task[] {
  const whole: Task[] = []
  for (const task of tasks) {
    const above = whole.at(-1)
    const hasDay = task.date !== undefined || task.isRefused || task.unread !== undefined
    const isStep = above !== undefined && (task.indent ?? 1) > (above.indent ?? 1) && !hasDay
    if (isStep) {
      above.checklist = [...(above.checklist ?? []), { text: task.title, done: task.completed ?? false }]
      above.rows = [...(above.rows ?? []), ...(task.rows ?? [])]
    } else whole.push({ ...task })
  }
  return whole
}

function cells(text: string, itemsMax: number): string[][] {
  try {
    const rows: string[][] = parse(text, {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
      to: itemsMax + 20,
    })
    if (rows.length > itemsMax) throw new FileFault('too-many')
    return rows
  } catch (error) {
    if (error instanceof FileFault) throw error
    throw new FileFault('broken')
  }
}

/** Returns the delimiter that occurs most often in the first lines. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 2000)
  const most = [',', ';', '\t'].map((mark) => ({ mark, times: start.split(mark).length }))
  return most.toSorted((one, other) => other.times - one.times)[0]!.mark
}

function formatOf(row: readonly string[]): Exclude<ReadFile['from'], 'calendar'> | null {
  const names = row.map((name) => name.trim().toLowerCase())
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('type', 'content')) return 'todoist'
  if (has('list name', 'title', 'due date')) return 'ticktick'
  return names.length > 1 && titles.some((name) => names.includes(name)) ? 'tasks' : null
}

const readers = { todoist, ticktick, tasks: anyTable } as const

const withoutExtras = ({
  id: _id,
  rows: _rows,
  indent: _indent,
  isRefused: _refused,
  isAfterDone: _done,
  unread: _unread,
  deadline: _deadline,
  overdueSince: _overdueSince,
  ...item
}: Task): Partial<FileItem> & { title: string } => item

const plainTask = ({ now, timeZone }: ReadOptions): FileItem => ({
  key: '',
  title: '',
  description: '',
  date: wallAt(now, timeZone).date,
  time: null,
  time_zone: timeZone,
  recurrence: 'none',
  ends_on: null,
  skipped_dates: [],
  checklist: [],
  tags: [],
  priority: 0,
  duration_minutes: null,
  lead_minutes: null,
  completed: false,
  cancelled: false,
})
