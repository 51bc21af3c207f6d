import type { Context } from '#context.ts'
import { numberChangedMessage } from '#features/notifications/sending/account-messages.ts'
import type { Channel, UserRow } from '#platform/db/tables.ts'

/**
 * Tells a verified number that its account has given it up, so that whoever did not do that hears of it. What was changed
 * stays changed whether or not this arrives.
 *
 * @param before the person as they were.
 */
export async function tellOldNumber(context: Context, before: UserRow, number: string | null): Promise<void> {
  if (before.phone_verified && before.phone_number !== number) await tell(context, 'sms', before)
}

/** Tells an account that somebody else has the number now. */
export const tellByEmail = (context: Context, holder: UserRow): Promise<void> => tell(context, 'email', holder)

async function tell(context: Context, channel: Channel, { id, email, phone_number }: UserRow): Promise<void> {
  const message = numberChangedMessage({ publicUrl: context.config.publicUrl })
  try {
    const [outcome] = await context.channels[channel].deliver([
      { id: context.ids.next(), user: { id, email, phone_number }, devices: [], message },
    ])
    context.log.info({ channel, outcome: outcome?.kind }, 'told of a number that was given up')
  } catch (error) {
    context.log.error({ err: error, channel }, 'could not tell of a number that was given up')
  }
}
