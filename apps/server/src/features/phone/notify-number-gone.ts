import type { Context } from '#context.ts'
import { numberChangedMessage } from '#features/notifications/sending/account-messages.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/**
 * Notifies a verified number that it was removed from its account, in case its owner did not do that.
 *
 * @param before the person before the change.
 */
export async function notifyOldNumber(context: Context, before: UserRow, number: string | null): Promise<void> {
  if (before.phone_verified && before.phone_number !== number) await notifyPerson(context, 'sms', before, gone(context))
}

/** Notifies an account that its number was verified by another account. */
export async function notifyByEmail(context: Context, holder: UserRow): Promise<void> {
  await notifyPerson(context, 'email', holder, gone(context))
}

const gone = ({ config }: Context) => ({
  message: numberChangedMessage({ publicUrl: config.publicUrl }),
  of: 'a number that was given up',
})
