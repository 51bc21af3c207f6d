import { addDays, daysBetween } from '@planner/days/plain-date'
import { parseReminder } from '@planner/reminder-language'
import { isRecurrence } from '@planner/reminder-language/recurrence'
import { parse } from 'csv-parse/browser/esm/sync'
import { FileFault, type FileItem, fitting, type ReadFile, type Reading } from './item.ts'
import { onWorkday, plainDate } from './todoist-words.ts'
import { isTimeZone, wallAt } from './wall-time.ts'

/** A row, keyed by column name in lower case. */
type Row = Record<string, string>
/** A task as read from a planner's columns. */
type Task = Partial<FileItem> & {
  title: string
  id?: string
  /** Its nesting level; 1 is the top level. */
  indent?: number
  /** Whether its recurrence is not supported. */
  isRefused?: boolean
  isAfterDone?: boolean
  /** The day as written in the file, if it was not understood. */
  unread?: string
  /** A deadline in addition to its due day. */
  deadline?: string
  /** The day on which it was due, if that has passed; its `date` is today. */
  overdueSince?: string
}

/**
 * Reads tasks from a CSV file: Todoist's template, TickTick's backup, or any table with a title column (title, task,
 * name, subject), whose other columns are recognized by their usual names.
 *
 * @throws FileFault if there is no title column, or there are too many rows.
 */
export function readCsv(text: string, reading: Reading): ReadFile {
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
    return !task || task.title === '' ? [] : [overdueToday(task, reading)]
  })
  for (const task of withSteps(tasks)) {
    const before = seen.get(task.title) ?? 0
    seen.set(task.title, before + 1)
    // These files have no task ids: a repeated title is numbered.
    const key = `${from}|${task.id ?? `${task.title}|${before}`}`
    const item = fitting({ ...plainTask(reading), ...withoutExtras(task), description: described(task), key })
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
function overdueToday(task: Task, { now, timeZone }: Reading): Task {
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
    if (isStep) above.checklist = [...(above.checklist ?? []), { text: task.title, done: task.completed ?? false }]
    else whole.push({ ...task })
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

const titles = ['title', 'task', 'task name', 'name', 'subject', 'content', 'to do', 'todo', 'summary']

function formatOf(row: readonly string[]): Exclude<ReadFile['from'], 'calendar'> | null {
  const names = row.map((name) => name.trim().toLowerCase())
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('type', 'content')) return 'todoist'
  if (has('list name', 'title', 'due date')) return 'ticktick'
  return names.length > 1 && titles.some((name) => names.includes(name)) ? 'tasks' : null
}

const readers = { todoist: todoist, ticktick: ticktick, tasks: anyTable } as const

/**
 * Reads Todoist's columns TYPE, CONTENT, DESCRIPTION, PRIORITY (1 is the highest of four), INDENT (from 1), DATE in
 * words, TIMEZONE, DURATION, DEADLINE. A task with a deadline and no date is due on its deadline.
 */
function todoist(row: Row, reading: Reading): Task | null {
  if (row.type !== 'task') return null
  const tags = [...row.content!.matchAll(/(?:^|\s)@([^\s@]+)/g)].map(([, name]) => name!)
  const priority = Number(row.priority)
  const here = { ...reading, timeZone: zone(row.timezone, reading) }
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

function inTodoistWords(said: string, reading: Reading): Partial<Task> {
  const plain = plainDate(said)
  const workday = onWorkday(plain, wallAt(reading.now, reading.timeZone).date)
  if (!workday) {
    const due = inWords(plain, reading)
    return due.isRefused || due.unread !== undefined ? { ...due, unread: said } : due
  }
  const { date, recurrence, rest } = workday
  const { time = null } = rest ? inWords(rest, reading) : {}
  return { date, time, time_zone: reading.timeZone, recurrence, isAfterDone: plain.startsWith('every!') }
}

/**
 * Reads TickTick's backup columns: days in UTC with their zone, RRULEs, priorities 0, 1, 3 and 5, status 0 for open
 * tasks.
 */
function ticktick(row: Row, reading: Reading): Task | null {
  const timeZone = zone(row.timezone, reading)
  const said = row['due date'] || row['start date'] || ''
  const instant = new Date(said.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  const rule = (row.repeat ?? '').replace(/^RRULE:/, '')
  const isKnown = rule !== '' && isRecurrence(rule)
  const when = Number.isNaN(instant.getTime()) ? null : wallAt(instant, timeZone)
  return {
    title: row.title ?? '',
    ...(row.taskid && { id: row.taskid }),
    description: row.content ?? '',
    tags: (row.tags ?? '').split(',').concat(row['list name'] ?? ''),
    priority: { '5': 1, '3': 2, '1': 3 }[row.priority ?? ''] ?? 0,
    completed: (row.status ?? '0') !== '0',
    ...(when && {
      date: when.date,
      time: /true/i.test(row['is all day'] ?? '') ? null : when.time,
      time_zone: timeZone,
    }),
    ...(isKnown && when && { recurrence: rule }),
    isRefused: rule !== '' && !isKnown,
  }
}

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
function anyTable(row: Row, reading: Reading): Task | null {
  const cell = (names: readonly string[]) => names.map((name) => row[name]).find((value) => value) ?? ''
  const [date, time] = [cell(columns.date), cell(columns.time)]
  const rule = cell(columns.repeat).replace(/^RRULE:/, '')
  const said = [numericDay(date) ?? date, time].filter(Boolean).join(' ')
  const isRule = rule.startsWith('FREQ=')
  const when = inWords(isRule || rule === '' ? said : `${said} ${rule}`, reading)
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
  return Number.isNaN(Date.parse(date)) ? null : `${date}${match[4]}`
}

/** Reads a day as written in a file: '2026-11-25' with or without a time, or words such as 'every Monday at 9 am'. */
function inWords(said: string, { now, timeZone }: Reading): Partial<Task> {
  if (said === '') return {}
  const iso = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(z|[+-]\d\d:?\d\d)?)?$/i.exec(said)
  if (iso) {
    const [, date, clock, seconds = ':00', offset] = iso
    if (Number.isNaN(Date.parse(date!)) || addDays(date!, 0) !== date) return { unread: said }
    if (!clock) return { date: date!, time: null, time_zone: timeZone }
    if (!offset) return { date: date!, time: `${clock}${seconds}`, time_zone: timeZone }
    return { ...wallAt(new Date(said.toUpperCase().replace(' ', 'T')), timeZone), time_zone: timeZone }
  }
  // Todoist's 'every!' counts from completion; it is imported as a repetition from the due day.
  const isAfterDone = /\bevery!/i.test(said)
  const text = said.replace(/\bevery!/gi, 'every')
  const whole = parseReminder(text, { now, timeZone })
  // Words left over as a title were not understood: '…, 14 apr' of 'every 14 jan, 14 apr'.
  const isWhole = whole.title.toLowerCase() === text.trim().toLowerCase()
  const reading = isWhole ? whole : parseReminder(text.split(',')[0]!, { now, timeZone })
  const rule = reading.recurrence
  const isRepeat = rule !== null || /\b(?:every|each|daily|weekly|monthly|yearly|har|roz)\b/i.test(said)
  const isKnown = isWhole && rule !== null && isRecurrence(rule)
  const isRefused = isRepeat && !isKnown
  if (reading.date === null) return { isRefused, unread: said }
  return {
    date: isRepeat ? reading.date : nearestYear(reading.date, text, wallAt(now, timeZone).date),
    time: reading.timeDefaulted ? null : reading.time,
    time_zone: timeZone,
    ...(isKnown && { recurrence: rule }),
    isRefused,
    ...(isRefused && { unread: said }),
    isAfterDone: isAfterDone && isKnown,
  }
}

const monthNamed = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b\d{1,2}[/.-]\d{1,2}\b/

/**
 * Moves a day read from '3 Nov' to the past if that one is nearer: files leave out the current year, and a task that is
 * overdue would be read as one of next year.
 */
function nearestYear(date: string, said: string, today: string): string {
  if (!monthNamed.test(said.toLowerCase()) || /\d{4}/.test(said)) return date
  const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
  const isDay = addDays(before, 0) === before
  return isDay && daysBetween(before, today) < daysBetween(today, date) ? before : date
}

const zone = (said: string | undefined, { timeZone }: Reading): string => (said && isTimeZone(said) ? said : timeZone)

function minutes(said: string | undefined, unit: string | undefined): { duration_minutes?: number } {
  const minutes = Number(said) * (unit === 'day' ? 1440 : 1)
  return said && Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440 ? { duration_minutes: minutes } : {}
}

const withoutExtras = ({
  id: _id,
  indent: _indent,
  isRefused: _refused,
  isAfterDone: _done,
  unread: _unread,
  deadline: _deadline,
  overdueSince: _overdueSince,
  ...item
}: Task): Partial<FileItem> & { title: string } => item

const plainTask = ({ now, timeZone }: Reading): FileItem => ({
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
