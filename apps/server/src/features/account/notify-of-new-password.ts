import type { Context } from '#context.ts'
import { passwordChangedMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Notifies the account's address, in case the change was not made by its owner. */
export async function notifyOfNewPassword(context: Context, user: UserRow): Promise<void> {
  const message = passwordChangedMessage({ publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'a new password' })
}
