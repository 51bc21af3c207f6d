import type { InputOf } from '@planner/contract/endpoint'
import { editedFields } from '@planner/contract/reminder-fields'
import type { Reminder, update } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { endAfterEdit } from '@planner/reminder-language/overdue'

import { withCompletion } from '../agenda/state-on.ts'

/** Returns the list with queued calls applied. */
export function withQueued(list: Reminder[], calls: readonly QueuedChange[]): Reminder[] {
  const waiting = calls.filter(({ state, kind }) => state.name === 'waiting' && kind !== 'list')

  return waiting.length === 0 ? list : waiting.reduce(withCall, list)
}

function withCall(list: Reminder[], call: QueuedChange): Reminder[] {
  const { kind, about } = call
  const day = dayOf(call)
  if (day === null && (kind === 'create' || kind === 'restore')) return withForetold(list, call, about)
  if (day === null && kind === 'remove') return list.filter(({ id }) => id !== about)

  const changed = list.map((reminder) => (reminder.id === about ? changedBy(reminder, call, day) : reminder))
  return isOfOneDay(call) || (isOfFollowing(call) && call.kind === 'edit')
    ? withForetold(changed, call, (call.foretold as Reminder).id)
    : changed
}

const withForetold = (list: Reminder[], { foretold }: QueuedChange, as: string): Reminder[] =>
  list.some(({ id }) => id === as) ? list : [...list, foretold as Reminder]

function changedBy(reminder: Reminder, call: QueuedChange, day: string | null): Reminder {
  const { kind, request } = call
  const body = request.body ?? {}
  if (isOfFollowing(call)) return endedBefore(reminder, day!)
  if (kind === 'remove' || isOfOneDay(call)) return withSkipped(reminder, day!, true)
  if (kind === 'restore') return withSkipped(reminder, day!, false)
  if (kind === 'edit') return edited(reminder, body)
  if (kind !== 'complete' && kind !== 'reopen') return reminder

  return withCompletion(reminder, day ?? reminder.date, kind === 'complete')
}

/** Whether a call turns one occurrence of a repeating reminder into a separate one. */
export const isOfOneDay = ({ kind, request }: Pick<QueuedChange, 'kind' | 'request'>): boolean =>
  kind === 'edit' && request.body?.only_day === true

/** Whether a call applies to an occurrence and all following ones. */
export const isOfFollowing = ({ request }: Pick<QueuedChange, 'request'>): boolean =>
  request.body?.following === true || /[?&]following=true/.test(request.path)

/** Returns a repeating reminder that ends before a day. */
export const endedBefore = (reminder: Reminder, day: string): Reminder => ({ ...reminder, ends_on: addDays(day, -1) })

/** Returns the series that an occurrence and all following ones will become. */
export function followed(reminder: Reminder, edit: InputOf<typeof update>, id: string): Reminder {
  const day = edit.occurrence_date!
  return {
    ...reminder,
    date: day,
    ...fieldsIn(edit),
    id,
    completed_dates: reminder.completed_dates.filter((done) => done >= day),
  }
}

/** Returns the occurrence that a call is about, from its body or address; null if it is about the whole reminder. */
export function dayOf({ request }: Pick<QueuedChange, 'request'>): string | null {
  const named = request.body?.occurrence_date
  return typeof named === 'string' ? named : new URLSearchParams(request.path.split('?')[1]).get('occurrence_date')
}

/** Returns a repeating reminder with a day skipped, or no longer skipped. */
export function withSkipped(reminder: Reminder, day: string, skipped: boolean): Reminder {
  const others = (reminder.skipped_dates ?? []).filter((other) => other !== day)
  return { ...reminder, skipped_dates: skipped ? [...others, day] : others }
}

/** Applies an edit to a reminder, including an end that the edit implies. */
function edited(reminder: Reminder, body: Readonly<Record<string, unknown>>): Reminder {
  const { ends_on: _before, ...rest } = reminder
  const after = { ...rest, ...fieldsIn(body) }
  const ends_on = body.ends_on === undefined ? endAfterEdit(reminder, after) : null
  return { ...after, ...(ends_on !== null && { ends_on }) }
}

const fieldsIn = (body: Readonly<Record<string, unknown>>): Partial<Reminder> => ({
  ...Object.fromEntries(editedFields.filter((field) => body[field] != null).map((field) => [field, body[field]])),
  // Null clears a field, which a reminder then omits.
  ...Object.fromEntries(nullable.filter((field) => body[field] === null).map((field) => [field, undefined])),
})

const nullable = ['ends_on', 'duration_minutes', 'lead_minutes', 'nag_minutes', 'since_year'] as const

/** Returns the separate reminder that one occurrence will become. */
export function separated(reminder: Reminder, edit: InputOf<typeof update>, id: string): Reminder {
  const { skipped_dates: _, ends_on: _end, ...series } = reminder
  const day = edit.occurrence_date!
  return {
    ...series,
    date: day,
    ...fieldsIn(edit),
    id,
    recurrence: 'none',
    festival: null,
    completed: reminder.completed_dates.includes(day),
    completed_dates: [],
    series: { id: reminder.id, day },
  }
}
