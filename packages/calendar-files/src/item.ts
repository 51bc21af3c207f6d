/** An event or task of another planner, as its file says it: what the contract's import takes. */
export type FileItem = {
  /** Its own name in the file, by which it is known again. */
  key: string
  title: string
  description: string
  /** 'YYYY-MM-DD' in `time_zone`. */
  date: string
  /** 'HH:MM:SS'; null for a whole day. */
  time: string | null
  time_zone: string
  /** 'none', or an RRULE that can be stored. */
  recurrence: string
  ends_on: string | null
  skipped_dates: string[]
  checklist: { text: string; done: boolean }[]
  tags: string[]
  /** 1 is the highest, 3 the lowest; 0 for none. */
  priority: number
  duration_minutes: number | null
  /** Minutes before it at which it rings; null where the file says nothing of it. */
  lead_minutes: number[] | null
  completed: boolean
  cancelled: boolean
}

/** Something that cannot come in as the file has it. */
export type Note = {
  title: string
  /**
   * It repeats in a way that we cannot (it comes in once), or has a day that we don't understand (it is left out, or put on today),
   * or repeats from the day on which it was done (here from the day on which it is due), or has a deadline beside its day (kept in its
   * description).
   */
  is: 'repeat' | 'no-day' | 'after-done' | 'deadline'
  /** The day in the file's words, where it isn't understood. */
  said?: string
}

/** What a file says. */
export type ReadFile = {
  from: 'calendar' | 'todoist' | 'ticktick' | 'tasks'
  items: FileItem[]
  /** Tasks without a day, as tasks of today. */
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

/** How a file is read. */
export type Reading = {
  /** The person's zone: for times that name none. */
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

/** Controls say nothing, and a store keeps no U+0000. */
const clean = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '')

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`)

/** An item whose texts and lists fit into a reminder. */
export function fitting(item: FileItem): FileItem {
  return {
    ...item,
    // The end of a name tells days of a series apart.
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
