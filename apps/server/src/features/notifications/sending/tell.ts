import type { Context } from '#context.ts'
import type { Channel, UserRow } from '#platform/db/tables.ts'
import type { Message, Outcome } from '#providers/channels.ts'
import { countEssential } from '../outgoing/spend.ts'

/**
 * Tells a person of something that has been done, whatever their preferences: what was done stays done whether or not this
 * arrives.
 *
 * @param of what it is about, for the log.
 * @returns what became of it; null where the handing over itself went wrong.
 */
export async function tell(
  context: Context,
  channel: Channel,
  { id, email, phone_number }: Pick<UserRow, 'id' | 'email' | 'phone_number'>,
  { message, of }: { message: Message; of: string },
): Promise<Outcome | null> {
  try {
    await countEssential(context, channel)
    const delivery = { id: context.ids.next(), user: { id, email, phone_number }, devices: [], message }
    const [outcome] = await context.channels[channel].deliver([delivery])
    context.log.info({ channel, outcome: outcome?.kind }, `told of ${of}`)
    return outcome ?? null
  } catch (error) {
    context.log.error({ err: error, channel }, `could not tell of ${of}`)
    return null
  }
}
