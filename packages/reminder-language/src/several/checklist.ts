import { parseReminder } from '../index.ts'
import { withoutTimes } from '../intent/without-times.ts'
import type { Options } from '../reading.ts'

/** A pasted list: the line above it, which is the reminder, and its things to tick. */
export type PastedList = { head: string; items: string[] }

/** What begins a line of a list: '-', '1.', '[ ]'. */
export const bullet = /^\s*(?:[-–—*•▪◦☐]|\d{1,2}[.)]|\[[ x]?\])(?:\s*\[[ x]?\])?\s+(?=\S)/i
/** So many of its lines are looked at for hours of their own. */
const looked = 20
/** As a reminder keeps them. */
const most = { items: 100, letters: 200 }

/**
 * 'Pack for Goa trip Saturday 10am:' above lines with bullets: one reminder with a checklist. Null where the first line names no
 * task ('tomorrow:'), or a line has a time of its own: these are several reminders.
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
