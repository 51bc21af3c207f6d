import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { closeChat } from '#features/conversation/chats.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Delivery, SwitchOff } from '#providers/channels.ts'
import { ringingDevices } from '../../devices/ringing-devices.ts'
import { countEssential } from '../../outgoing/spend.ts'
import { switchedOffMessage } from '../account-messages.ts'
import { switchOff } from './store.ts'

/**
 * Switches off a channel that can never reach the person, and notifies them by email and in the app: once, however
 * often the provider reports it.
 */
export async function switchOffChannel(
  context: Context,
  { userId, channel, why }: { userId: string; channel: Channel; why: SwitchOff },
): Promise<void> {
  if (channel === 'app') return
  const now = context.clock.now()
  const person = await inTransaction(context.db, async (tx) => {
    if (channel === 'telegram') await closeChat(tx, userId, channel)
    return switchOff(tx, { userId, channel, why, now })
  })
  if (!person) return
  const delivery = (devices: Delivery['devices']): Delivery => ({
    id: context.ids.next(),
    user: { id: userId, email: person.email, phone_number: null },
    devices,
    message: switchedOffMessage({ channel, why, publicUrl: context.config.publicUrl }),
  })
  const mayMail = channel !== 'email' && person.email_verified_at !== null
  if (mayMail) await countEssential(context, 'email')
  const [byEmail] = mayMail ? await context.channels.email.deliver([delivery([])]) : []
  const [inApp] = await context.channels.app.deliver([delivery(await ringingDevices(context, [userId]))])
  context.log.info({ channel, why, email: byEmail?.kind, app: inApp?.kind }, 'a channel was switched off')
}
