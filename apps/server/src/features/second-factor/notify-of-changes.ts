import type { Context } from '#context.ts'
import {
  type FactorChange,
  factorChangedMessage,
  factorFailedMessage,
  recoveryCodeUsedMessage,
} from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** @param what as part of a sentence: 'an authenticator app', 'the passkey “Phone”'. */
export async function notifyOfFactor(
  context: Context,
  user: UserRow,
  change: FactorChange,
  what: string,
): Promise<void> {
  const { publicUrl } = context.config
  const message = factorChangedMessage({ change, what, publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'a change of second factors' })
}

/** @param left number of unused codes. */
export async function notifyOfRecoveryCode(context: Context, user: UserRow, left: number): Promise<void> {
  const message = recoveryCodeUsedMessage({ left, publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'a recovery code that was used' })
}

/** Notifies a person of failed second factors: whoever got this far knew the password. */
export async function notifyOfFailures(context: Context, user: UserRow): Promise<void> {
  const message = factorFailedMessage({ publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', user, { message, of: 'a second factor that failed' })
}
