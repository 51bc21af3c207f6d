import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { Message, Outcome } from '#providers/channels.ts'
import { countEssential } from '../outgoing/spend.ts'

/**
 * Notifies a person of a completed action, whatever their preferences. A failure to notify does not affect the action.
 *
 * @param of the subject, for the log.
 * @param toAnyAddress also mails an unconfirmed address: only for confirmation links.
 * @returns the outcome; null if handing over failed.
 */
export async function notifyPerson(
  context: Context,
  channel: Channel,
  { id, email, phone_number, email_verified_at }: Pick<UserRow, 'id' | 'email' | 'phone_number' | 'email_verified_at'>,
  { message, of, toAnyAddress = false }: { message: Message; of: string; toAnyAddress?: boolean },
): Promise<Outcome | null> {
  if (channel === 'email' && email_verified_at === null && !toAnyAddress) {
    context.log.info({ channel, outcome: 'skipped' }, `not sent: ${of}, the address is not confirmed`)
    return null
  }
  try {
    await countEssential(context, channel)
    const delivery = { id: context.ids.next(), user: { id, email, phone_number }, devices: [], message }
    const [outcome] = await context.channels[channel].deliver([delivery])
    context.log.info({ channel, outcome: outcome?.kind }, `sent: ${of}`)
    return outcome ?? null
  } catch (error) {
    context.log.error({ err: error, channel }, `could not send: ${of}`)
    return null
  }
}
