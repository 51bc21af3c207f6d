import type { ChecklistItem } from '@planner/contract/reminders'

type Checklist = readonly ChecklistItem[]

/**
 * Merges two people's changes to one checklist: whatever either of them added, removed or ticked counts. Items are
 * identified by their text.
 *
 * @param was the list that the change was based on.
 * @param wanted the list as changed.
 * @param there the current list.
 */
export function mergeChecklist(was: Checklist, wanted: Checklist, there: Checklist): ChecklistItem[] {
  const before = new Map(was.map((item) => [item.text, item]))
  const asked = new Map(wanted.map((item) => [item.text, item]))
  const kept = there
    .filter(({ text }) => !before.has(text) || asked.has(text))
    .map((item) => {
      const change = asked.get(item.text)
      // Added by both: ticked if either ticked it.
      if (change !== undefined && !before.has(item.text)) return { ...item, done: item.done || change.done }
      const isTicked = change !== undefined && before.get(item.text)?.done !== change.done
      return isTicked ? change : item
    })
  const known = new Set(there.map(({ text }) => text))
  return [...kept, ...wanted.filter(({ text }) => !before.has(text) && !known.has(text))]
}
