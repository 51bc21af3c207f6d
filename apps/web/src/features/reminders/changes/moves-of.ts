import * as reminders from '@planner/contract/reminders'
import { namesEvent } from '@planner/reminder-language/names-event'

import { queueable } from '#api/offline-queue/call-or-queue.ts'
import type { NewCall } from '#api/offline-queue/queue.ts'
import { isForMe } from '#features/household/shared-state.ts'
import { isSpan, repeats } from '../agenda/occurrences.ts'
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

/** Why something that is overdue stays where it is when all is moved. */
export type Stays = 'others' | 'doses' | 'repeats' | 'past'

/** What is overdue, by what becomes of it when all is moved: tasks move, the rest stays for a reason. */
export function toMove(overdue: readonly Overdue[], me: string): Record<'tasks' | Stays, Overdue[]> {
  const sorted: Record<'tasks' | Stays, Overdue[]> = { tasks: [], others: [], doses: [], repeats: [], past: [] }
  for (const one of overdue) sorted[staysAs(one, me) ?? 'tasks'].push(one)
  return sorted
}

/** A dose is taken late or skipped, a repeat comes again by itself, and what has happened is over. */
function staysAs({ reminder }: Overdue, me: string): Stays | null {
  if (isDose(reminder)) return 'doses'
  if (reminder.shared && !isForMe(reminder.shared, me)) return 'others'
  if (repeats(reminder)) return 'repeats'
  // Open ticks are still to be done, whatever the list is for.
  if (reminder.checklist?.some(({ done }) => !done)) return null
  return isSpan(reminder) || reminder.since_year !== undefined || namesEvent(reminder.title) ? 'past' : null
}
