import type { Context } from '#context.ts'
import { ringingDevices } from '#features/notifications/devices/ringing-devices.ts'
import { webhookPausedMessage } from '#features/notifications/sending/account-messages.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Notifies a person, by email and in the app, that one of their webhooks is paused. */
export async function notifyPaused(
  context: Context,
  user: UserRow,
  why: { name: string; reason: 'failing' | 'gone'; problem: string | null },
): Promise<void> {
  const message = webhookPausedMessage({ ...why, publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'a paused webhook' })
  const { id, email, phone_number } = user
  const devices = await ringingDevices(context, [id])
  const [inApp] = await context.channels.app.deliver([
    { id: context.ids.next(), user: { id, email, phone_number }, devices, message },
  ])
  context.log.info({ reason: why.reason, app: inApp?.kind }, 'a webhook was paused')
}
