import type { Reminder } from '@planner/contract/reminders'
import type { QueuedCall } from '@planner/offline-queue/queued-call'

import { withCompletion } from '../agenda/state-on.ts'

/** The list as it will be once the server has taken what waits. */
export function withQueued(list: Reminder[], calls: readonly QueuedCall[]): Reminder[] {
  const waiting = calls.filter(({ state }) => state.name === 'waiting')

  return waiting.length === 0 ? list : waiting.reduce(withCall, list)
}

function withCall(list: Reminder[], call: QueuedCall): Reminder[] {
  const { kind, about } = call
  if (kind === 'create') return list.some(({ id }) => id === about) ? list : [...list, call.foretold as Reminder]
  if (kind === 'remove') return list.filter(({ id }) => id !== about)

  return list.map((reminder) => (reminder.id === about ? changedBy(reminder, call) : reminder))
}

function changedBy(reminder: Reminder, { kind, request }: QueuedCall): Reminder {
  const body = request.body ?? {}
  if (kind === 'edit') return { ...reminder, ...fieldsIn(body) }
  if (kind !== 'complete' && kind !== 'reopen') return reminder

  const { occurrence_date: day } = body

  return withCompletion(reminder, typeof day === 'string' ? day : reminder.date, kind === 'complete')
}

const fieldsIn = (body: Readonly<Record<string, unknown>>): Partial<Reminder> =>
  Object.fromEntries(editedFields.filter((field) => body[field] != null).map((field) => [field, body[field]]))

/** What the edit dialog changes. */
export const editedFields = ['title', 'description', 'date', 'time', 'recurrence'] as const
