import type { Context } from '#context.ts'
import type { Message } from '#providers/channels.ts'
import { ringingDevices } from '../devices/ringing-devices.ts'
import { administrators } from '../outgoing/store.ts'
import { notifyPerson } from './notify-person.ts'

/** More administrators than any installation has. */
const most = 20

/**
 * Notifies every administrator of something that needs a person's attention, by push and email.
 *
 * @param mayMail whether an administrator gets the email too, for what may happen often.
 */
export async function notifyAdministrators(
  context: Context,
  message: Message,
  of: string,
  { mayMail }: { mayMail?: (admin: { id: string }) => Promise<boolean> } = {},
): Promise<void> {
  for (const admin of await administrators(context.db, most)) {
    const devices = await ringingDevices(context, [admin.id])
    const { id, email, phone_number } = admin
    await context.channels.app.deliver([
      { id: context.ids.next(), user: { id, email, phone_number }, devices, message },
    ])
    if (mayMail && !(await mayMail(admin))) continue
    await notifyPerson(context, 'email', admin, { message, of })
  }
}
