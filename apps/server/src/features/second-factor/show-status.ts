import type { status as contract } from '@planner/contract/account/second-factor'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { presentPasskey } from './present.ts'
import { appOf, hasFactor, passkeysOf, unusedRecoveryCodes } from './store.ts'

/** Returns the factors that a person's sign-in requires in addition to the password. */
export async function showStatus({ db }: Context, { id }: UserRow): Promise<ResultOf<typeof contract>> {
  const [app, passkeys, left] = await Promise.all([appOf(db, id), passkeysOf(db, id), unusedRecoveryCodes(db, id)])
  return {
    authenticator_app: app?.confirmed_at
      ? { created_at: app.confirmed_at.toISOString(), last_used_at: app.last_used_at?.toISOString() ?? null }
      : null,
    passkeys: passkeys.map(presentPasskey),
    recovery_codes_left: left,
  }
}

/** Whether a person's sign-in requires more than the password. */
export const hasSecondFactor = ({ db }: Context, userId: string): Promise<boolean> => hasFactor(db, userId)
