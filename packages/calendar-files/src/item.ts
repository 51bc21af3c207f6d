/** An event or task from another planner's file, in the form of the contract's import. */
export type FileItem = {
  /** Its id in the file, by which it is recognized again. */
  key: string
  title: string
  description: string
  /** 'YYYY-MM-DD' in `time_zone`. */
  date: string
  /** 'HH:MM:SS'; null for a whole-day event. */
  time: string | null
  time_zone: string
  /** 'none', or an RRULE that can be stored. */
  recurrence: string
  ends_on: string | null
  skipped_dates: string[]
  checklist: { text: string; done: boolean }[]
  tags: string[]
  /** From 1 (highest) to 3 (lowest); 0 for none. */
  priority: number
  duration_minutes: number | null
  /** Minutes before it at which it alerts; null if the file has no alarms. */
  lead_minutes: number[] | null
  completed: boolean
  /** An event of a calendar rather than a task. */
  is_event?: boolean
  cancelled: boolean
  /**
   * Stands for its text in the file, if its day was read from words or is today's: the item is unchanged as long as this
   * is, whatever day the same words mean later.
   */
  source?: string
}

/** An item that cannot be imported exactly as in the file. */
export type Note = {
  title: string
  /**
   * 'repeat': its recurrence is not supported, and it is imported once; 'no-day': its day was not understood, and it is
   * left out or put on today; 'overdue': its day has passed, and it is put on today; 'after-done': it repeats from its completion, here from its due day; 'deadline': it has a
   * deadline in addition to its day, which is kept in its description; 'zone': its time zone is unknown, and its time is
   * taken as one of the person's.
   */
  is: 'repeat' | 'no-day' | 'overdue' | 'after-done' | 'deadline' | 'zone'
  /** The day or zone as written in the file, if it was not understood, or the day that has passed. */
  said?: string
}

/** The content of a file. */
export type ReadFile = {
  from: 'calendar' | 'todoist' | 'ticktick' | 'tasks'
  items: FileItem[]
  /** Tasks without a day, given today's. */
  undated: FileItem[]
  notes: Note[]
}

/** Why a file cannot be read. */
export type Fault = 'zip' | 'too-large' | 'too-many' | 'broken' | 'unknown' | 'empty'

export class FileFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/** Options for reading a file. */
export type ReadOptions = {
  /** The person's time zone, used for times without one. */
  timeZone: string
  now: Date
  /** A file with more items is refused. */
  itemsMax: number
}

const limits = {
  title: 300,
  checklist: { items: 100, text: 200 },
  description: 5000,
  key: 300,
  tag: 30,
  tags: 10,
  skipped: 400,
} as const

const untitled = '(No title)'

/** Removes control characters; PostgreSQL cannot store U+0000. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '')

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`)

/** Cuts an item's texts and lists to the limits of a reminder. */
export function fitting(item: FileItem): FileItem {
  return {
    ...item,
    // Keeps the end of a key, which distinguishes the days of a series.
    key: clean(item.key).slice(-limits.key),
    title: cut(clean(item.title).replace(/\s+/g, ' ').trim() || untitled, limits.title),
    description: cut(clean(item.description).trim(), limits.description),
    tags: [...new Set(item.tags.map(tagOf))].filter((tag) => tag !== '').slice(0, limits.tags),
    checklist: item.checklist
      .map(({ text, done }) => ({ text: cut(clean(text).replace(/\s+/g, ' ').trim(), limits.checklist.text), done }))
      .filter(({ text }) => text !== '')
      .slice(0, limits.checklist.items),
    skipped_dates: [...new Set(item.skipped_dates)].sort().slice(-limits.skipped),
  }
}

const tagOf = (name: string): string =>
  clean(name)
    .trim()
    .replace(/[\s#,]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, limits.tag)
