import { failures } from '@planner/contract/failures'
import type { ChangeState, Kind, QueuedChange } from '@planner/offline-queue/queued-change'

import { words } from '#words.ts'

/** Short labels for the kinds of changes. */
export const changeNames: Record<Kind, string> = {
  create: 'New reminder',
  edit: 'Change',
  complete: 'Done',
  reopen: 'Not done',
  snooze: 'Snooze',
  remove: 'Delete',
  restore: 'Undo delete',
  list: 'Shopping list',
  medicine: 'New medicine',
}

/** Describes a queued call's state in one sentence. */
export function stateInWords({ state }: Pick<QueuedChange, 'state'>): string {
  if (state.name === 'waiting') return words.waiting.mark
  if (state.name === 'gone') return words.waiting.gone
  if (state.name === 'refused')
    return failures.waitingRefused(state.reason.replace(/\.$/, '') || failures.waitingNoReason)

  return mergedSentence(state)
}

function mergedSentence({ theirs, others }: Extract<ChangeState, { name: 'merged' }>): string {
  if (theirs.length === 0) return words.waiting.both(named(others))

  return words.waiting.theirs(named(theirs))
}

/** Lists fields: 'The title', 'The day and the time'. */
function named(fields: readonly string[]): string {
  const names = fields.map((field) => fieldNames[field] ?? field)
  const list = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

  return `${list[0]!.toUpperCase()}${list.slice(1)}`
}

const fieldNames: Record<string, string> = {
  title: 'the title',
  description: 'the description',
  date: 'the day',
  time: 'the time',
  recurrence: 'the repeat',
  completed: 'the completed mark',
}

/** Summarises all queued calls for the shell. */
export function summaryOf(calls: readonly Pick<QueuedChange, 'state'>[]): {
  count: number
  needsYou: boolean
  label: string
} {
  const toTell = calls.filter(({ state }) => state.name !== 'waiting').length
  const count = calls.length

  return {
    count,
    needsYou: toTell > 0,
    label: toTell > 0 ? words.waiting.toRead(toTell) : words.waiting.count(count),
  }
}
