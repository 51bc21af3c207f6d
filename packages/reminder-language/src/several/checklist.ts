import { parseReminder } from '../index.ts'
import { withoutTimes } from '../intent/without-times.ts'
import type { Options } from '../reading.ts'

/** A pasted list: the line above it, which becomes the reminder, and its items. */
export type PastedList = { head: string; items: string[] }

/** The start of a list line: '-', '1.', '[ ]'. */
export const bullet = /^\s*(?:[-–—*•▪◦☐]|\d{1,2}[.)]|\[[ x]?\])(?:\s*\[[ x]?\])?\s+(?=\S)/i
/** How many lines are checked for times of their own. */
const looked = 20
/** Limits of a reminder's checklist. */
const most = { items: 100, letters: 200 }

/**
 * Reads 'Pack for Goa trip Saturday 10am:' above bulleted lines as one reminder with a checklist. Null if the first
 * line names no task ('tomorrow:') or a line has its own time, since these are several reminders.
 */
export function checklistOf(text: string, options: Options): PastedList | null {
  const lines = text.split(/\r?\n/)
  const first = lines[0]!
  const rest = lines.slice(1).filter((line) => line.trim() !== '')
  if (options.leaveAlone?.length || rest.length < 2 || bullet.test(first)) return null
  if (!rest.every((line) => bullet.test(line))) return null
  const items = rest.map((line) => line.replace(bullet, '').trim())
  if (items.length > most.items || items.some((item) => item.length > most.letters)) return null
  const head = first.replace(/[\s:–-]+$/u, '')
  const hasTask = /\p{L}/u.test(withoutTimes(head, parseReminder(head, options)))
  const hasTimes = items.slice(0, looked).some((item) => parseReminder(item, options).spans.length > 0)
  return hasTask && !hasTimes ? { head, items } : null
}
