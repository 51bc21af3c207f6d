import type { Note, Reading } from '@planner/reminder-language'
import { words } from '../../words.ts'
import { quoted } from './source-spans.ts'

const told: Record<Note['is'], (said: string) => string> = {
  'no such day': words.noSuchDay,
  'no such time': words.noSuchTime,
  past: words.dayIsPast,
  several: words.severalTimes,
  exception: words.exception,
  unread: words.unread,
  over: words.over,
  spread: words.spread,
}

/**
 * Says what of a text could not be applied as written: a day that no calendar has or that has passed, a repetition
 * within the day. Null if nothing. Shown while typing, and again by the question.
 */
export function cautionOf({ note, unsupported }: Pick<Reading, 'note' | 'unsupported'>, text: string): string | null {
  if (note) return told[note.is](quoted([note], text))
  return unsupported ? words.keptAsOne : null
}
