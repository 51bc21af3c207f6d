import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { act as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { skipDose } from '#features/reminders/doses/skip-dose.ts'
import { minuteMs } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import { countAddressWithin } from '#platform/request-counter.ts'
import { snoozeReminder } from './snooze-reminder.ts'
import { personById } from './store.ts'
import { readTicket } from './ticket.ts'

/** Per network address: members of a household tap their notifications one by one. */
const actsPerMinute = 60

/** Errors that mean the occurrence changed while its notification was shown, so there is nothing left to do. */
const tooLate = new Set(['reminder.not-found', 'reminder.not-an-occurrence', 'auth.required'])

/**
 * Performs the action of a notification's button on its occurrence. 'done' is idempotent.
 *
 * @throws Problem `notification.ticket` for a ticket that is forged or expired, or whose occurrence no longer exists;
 *   `notification.done` for a snooze of a completed occurrence; `medicine.taken` for skipping a dose that was taken;
 *   `request.too-many`.
 */
export async function actOnTicket(
  context: Context,
  { ticket, action }: CheckedInputOf<typeof contract>,
  address: string,
): Promise<{ message: string }> {
  const now = context.clock.now()
  await countAddressWithin(context.db, { what: 'act', address, now, windowMs: minuteMs, limit: actsPerMinute })
  const about = readTicket(context, ticket)
  const user = about && (await personById(context.db, about.userId))
  if (!about || !user) throw new Problem('notification.ticket')
  try {
    if (action === 'snooze') {
      // One notification snoozes only once, whichever of the person's devices is tapped.
      return await answerOnce(
        context,
        user,
        { call: `snooze ${about.reminderId}`, id: ticket.slice(-43) },
        async (within) => {
          await snoozeReminder(within, user.id, { ...about, snooze: 'ten-minutes', fromNow: true })
          return { message: 'Snoozed for ten minutes' }
        },
      )
    }
    if (action === 'skip') {
      await skipDose(context, user, { id: about.reminderId, day: about.day })
      return { message: 'Skipped' }
    }
    await changeReminder(context, user, { id: about.reminderId, completed: true, occurrence_date: about.day })
    return { message: 'Marked as done' }
  } catch (error) {
    if (error instanceof Problem && tooLate.has(error.code)) throw new Problem('notification.ticket')
    throw error
  }
}
