import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { ringingDevices } from '#features/notifications/devices/ringing-devices.ts'
import { declinedMessage } from '#features/notifications/sending/household-messages.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { nextOpenDay } from '../recurrence.ts'
import { reminderOf } from '../store.ts'
import { claimDeclinedMail } from './store.ts'

const queue = 'reminders.notify-declined'

/** Time for the person to undo a slip of the thumb. */
const undoSeconds = 20

/** `at`: when it was given back, because a person may undo that and give it back again. */
type Declined = { id: string; askerId: string; by: string; name: string; at: string }

/** Queues a message to the asker that a person gave a reminder back, in the transaction that did so. */
export async function notifyDeclined(
  context: Context,
  tx: Db,
  { id, user_id: askerId, declined_at: at }: ReminderRow,
  { id: by, full_name, household_nickname }: UserRow,
): Promise<void> {
  const data: Declined = { id, askerId, by, name: household_nickname ?? full_name, at: at!.toISOString() }
  await context.jobs.send(tx, { name: queue, data, afterSeconds: undoSeconds })
}

export const sharingJobs: JobWork<Context>[] = [
  { name: queue, run: (context, data) => notify(context, data as Declined) },
]

/**
 * Notifies the asker in the app, and by email if no device was reached, once a day at most; not if it was undone, done or
 * asked again.
 */
async function notify(context: Context, { id, askerId, by, name, at }: Declined): Promise<void> {
  const reminder = await reminderOf(context.db, askerId, id)
  if (!reminder || reminder.declined_by !== by || reminder.completed) return
  if (reminder.declined_at?.toISOString() !== at) return
  const asker = await userById(context, askerId)
  if (!asker || asker.deletion_planned_at || asker.disabled_at) return
  const { title, date, time, time_zone, recurrence } = reminder
  const now = context.clock.now()
  const message = declinedMessage({
    id,
    title,
    name,
    day: recurrence === 'none' ? date : (nextOpenDay(reminder, now) ?? date),
    dueAt: recurrence === 'none' ? instantOf(date, time, time_zone) : null,
    homeZone: asker.time_zone,
    publicUrl: context.config.publicUrl,
  })
  const { email, phone_number } = asker
  const [inApp] = await context.channels.app.deliver([
    {
      id: context.ids.next(),
      user: { id: askerId, email, phone_number },
      devices: await ringingDevices(context, [askerId]),
      message,
    },
  ])
  context.log.info({ app: inApp?.kind }, 'told of a reminder that was given back')
  if (inApp?.kind === 'sent' || !asker.email_notifications) return
  if (!(await claimDeclinedMail(context.db, id, wallTimeOf(now, asker.time_zone).day))) return
  await notifyPerson(context, 'email', asker, { message, of: 'a reminder that was given back' })
}
