import {
  auxiliaries,
  companions,
  eventNouns,
  preparationNouns,
  prepositions,
  taskVerbs,
  verbsToo,
} from './event-words.ts'
import { occasionOf } from './occasion.ts'

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .filter(Boolean)

/** Whether a title says what is to be done: 'Study', 'Bijli ka bill bharna', 'Exam form', 'Test the login'. */
function namesTask(words: readonly string[]): boolean {
  const last = words.findLast((word) => !auxiliaries.has(word))
  return (
    taskVerbs.has(words[0] ?? '') ||
    (verbsToo.has(words[0] ?? '') && !isNoun(words)) ||
    (last !== undefined && taskVerbs.has(last)) ||
    words.some((word) => preparationNouns.has(word))
  )
}

/** Whether the first word is a noun: it is the last, or a preposition or another event noun comes next. */
function isNoun([, next, ...rest]: readonly string[]): boolean {
  if (next === undefined || prepositions.has(next)) return true
  return eventNouns.has(next) && isNoun([next, ...rest])
}

/** The fields of a reminder that decide whether it is an event. */
type Fields = {
  title: string
  recurrence: string
  duration_minutes?: number | null | undefined
  priority?: number | undefined
  checklist?: readonly unknown[] | undefined
  files?: readonly unknown[] | undefined
}

/**
 * Whether a reminder is an event, which is past once its time is over, rather than a task, which is overdue. When in
 * doubt it is a task, because a task that counts as an event is lost: a length or an end alone does not make one.
 *
 * @param from its source, if the person did not create it: 'calendar' for an event of a calendar, also from its file.
 *   Of anything else that a file holds, only an entry with a length is one.
 */
export function isEvent(reminder: Fields, from: 'calendar' | 'google' | 'mail' | 'file' | null = null): boolean {
  const { title, recurrence, duration_minutes: minutes, priority, checklist = [], files = [] } = reminder
  if (priority || checklist.length > 0 || files.length > 0) return false
  if (from === 'calendar') return true
  const words = wordsOf(title)
  if (namesTask(words)) return false
  const occasion = occasionOf(title)
  if (occasion === 'birthday' || occasion === 'anniversary') return true
  const happens = words.some((word) => eventNouns.has(word))
  const isFilesEvent = from === 'file' && Boolean(minutes)
  // A repeating one must do more than sound like an event, because a missed class is a missed one.
  if (recurrence !== 'none') return isFilesEvent || (happens && Boolean(minutes))
  return isFilesEvent || happens || isWithSomebody(title)
}

/** Whether a title names a companion: 'Coffee with Ravi' or 'chai with mummy', but not 'pasta with sauce'. */
function isWithSomebody(title: string): boolean {
  const words = title.split(/[^\p{L}\p{M}-]+/u).filter(Boolean)
  const at = words.findIndex((word) => word.toLowerCase() === 'with')
  if (at < 1) return false
  const companion = words.slice(at + 1).find((word) => !articles.has(word.toLowerCase()))
  return companion !== undefined && (/^\p{Lu}/u.test(companion) || companions.has(companion.toLowerCase()))
}

const articles = new Set(['the', 'my', 'our', 'a'])
