import type { Context } from '#context.ts'
import {
  type FactorChange,
  factorChangedMessage,
  factorFailedMessage,
  recoveryCodeUsedMessage,
} from '#features/notifications/sending/account-mails.ts'
import { tell } from '#features/notifications/sending/tell.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** @param what in a sentence: 'an authenticator app', 'the passkey “Phone”'. */
export async function tellOfFactor(context: Context, user: UserRow, change: FactorChange, what: string): Promise<void> {
  const { publicUrl } = context.config
  const message = factorChangedMessage({ change, what, publicUrl })
  await tell(context, 'email', user, { message, of: 'a change of second factors' })
}

/** @param left codes that can still be used. */
export async function tellOfRecoveryCode(context: Context, user: UserRow, left: number): Promise<void> {
  const message = recoveryCodeUsedMessage({ left, publicUrl: context.config.publicUrl })
  await tell(context, 'email', user, { message, of: 'a recovery code that was used' })
}

/** Someone who gets this far knew the password. */
export async function tellOfFailures(context: Context, user: UserRow): Promise<void> {
  const message = factorFailedMessage({ publicUrl: context.config.publicUrl })
  await tell(context, 'email', user, { message, of: 'a second factor that failed' })
}
