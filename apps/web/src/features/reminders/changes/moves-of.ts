import * as reminders from '@planner/contract/reminders'

import { queueable } from '#api/offline-queue/call-or-queue.ts'
import type { NewCall } from '#api/offline-queue/queue.ts'
import { isForMe } from '#features/household/shared-state.ts'
import { repeats } from '../agenda/occurrences.ts'
import type { Overdue } from '../agenda/outlook.ts'
import { isDose } from '../agenda/state-on.ts'
import { baseOf, changedOnly } from '../offline/changed-only.ts'
import { separated } from '../offline/with-queued.ts'

/** What is overdue of a reminder, and where it goes: of a repeating one as a reminder of its own, under `ownId`. */
export type Moved = Overdue & { to: string; time: string; ownId: string }

/** The calls that move it. Of several missed days the oldest moves and the later ones are skipped: it is to be done once. */
export function movesOf({ reminder, day, later, to, time, ownId }: Moved, newId: () => string): NewCall[] {
  const { id, title } = reminder
  if (!repeats(reminder)) {
    const edit = changedOnly({ id, date: to, time }, reminder)
    return [
      queueable(reminders.update, edit, {
        id: newId(),
        kind: 'edit',
        about: id,
        title,
        base: baseOf(edit, reminder),
      }),
    ]
  }
  const edit = { id, date: to, time, occurrence_date: day, only_day: true }
  return [
    queueable(
      reminders.update,
      { ...edit, separate_id: ownId },
      { id: ownId, kind: 'edit', about: id, title, foretold: separated(reminder, edit, ownId) },
    ),
    ...later.map((each) =>
      queueable(reminders.remove, { id, occurrence_date: each }, { id: newId(), kind: 'remove', about: id, title }),
    ),
  ]
}

/** The calls that take it back. */
export function movedBack({ reminder, day, later, to, time, ownId }: Moved, newId: () => string): NewCall[] {
  const { id, title } = reminder
  if (!repeats(reminder)) {
    const edit = { id, date: reminder.date, time: reminder.time }
    return [
      queueable(reminders.update, edit, {
        id: newId(),
        kind: 'edit',
        about: id,
        title,
        base: baseOf(edit, { ...reminder, date: to, time }),
      }),
    ]
  }
  return [
    queueable(reminders.remove, { id: ownId }, { id: newId(), kind: 'remove', about: ownId, title }),
    ...[day, ...later].map((each) =>
      queueable(
        reminders.restore,
        { id, occurrence_date: each },
        { id: newId(), kind: 'restore', about: id, title, foretold: reminder },
      ),
    ),
  ]
}

/** What 'Move all' moves of what is overdue, and how many stay: those for somebody else, and doses of a medicine. */
export function toMove(overdue: readonly Overdue[], me: string): { mine: Overdue[]; others: number; doses: number } {
  const movable = overdue.filter(({ reminder }) => !isDose(reminder))
  const mine = movable.filter(({ reminder: { shared } }) => !shared || isForMe(shared, me))
  return { mine, others: movable.length - mine.length, doses: overdue.length - movable.length }
}
