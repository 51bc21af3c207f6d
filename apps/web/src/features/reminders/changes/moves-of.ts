import * as reminders from '@planner/contract/reminders'

import { queueable } from '#api/offline-queue/call-or-queue.ts'
import type { NewCall } from '#api/offline-queue/queue.ts'
import { isForMe } from '#features/household/shared-state.ts'
import { repeats } from '../agenda/occurrences.ts'
import type { Overdue } from '../agenda/outlook.ts'
import { isDose } from '../agenda/state-on.ts'
import { baseOf, changedOnly } from '../offline/changed-only.ts'
import { separated } from '../offline/with-queued.ts'

/**
 * An overdue reminder and its new time; an occurrence of a repeating one becomes a separate reminder with the id
 * `ownId`.
 */
export type Moved = Overdue & { to: string; time: string; ownId: string }

/**
 * Returns the calls that move it. Of several missed days, the oldest moves and the later ones are skipped, because it
 * has to be done only once.
 */
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

/** Returns the calls that undo the move. */
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

/** Why an overdue reminder is not moved together with the others. */
export type Stays = 'others' | 'doses' | 'repeats'

/** Groups overdue reminders by what moving all does to them: tasks move, the others stay for a reason. */
export function toMove(overdue: readonly Overdue[], me: string): Record<'tasks' | Stays, Overdue[]> {
  const sorted: Record<'tasks' | Stays, Overdue[]> = { tasks: [], others: [], doses: [], repeats: [] }
  for (const one of overdue) sorted[staysAs(one, me) ?? 'tasks'].push(one)
  return sorted
}

/**
 * Returns why a reminder stays: a dose is taken late or skipped, and a repeating one recurs anyway, also if this
 * occurrence was changed. Null if it moves.
 * What is over is not overdue and so not among them.
 */
function staysAs({ reminder, day }: Overdue, me: string): Stays | null {
  if (isDose(reminder)) return 'doses'
  if (reminder.shared && !isForMe(reminder.shared, me, day)) return 'others'
  return repeats(reminder) || reminder.series ? 'repeats' : null
}
