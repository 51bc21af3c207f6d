import { setupCode as limits } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { canVerify } from '#features/email-verification/can-verify.ts'
import { hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { networkOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { hashOf, needsSetupCode } from './setup-code.ts'
import { hasAdmin, promoteFirst, useSetupCode } from './store.ts'

/**
 * Makes the caller the first administrator: once, even with concurrent calls. With ADMIN_EMAILS the address must be
 * listed and confirmed; in production without it, or without email, the setup code is needed (docs/decisions/0024).
 *
 * @throws Problem `admin.exists`, `admin.not-listed`, `admin.unproved`, `admin.setup-code-needed`, `admin.setup-code`,
 * `request.too-many` for guesses at the code.
 */
export async function promoteFirstUser(
  context: Context,
  by: Actor & { user: UserRow },
  setupCode?: string,
): Promise<void> {
  if (await hasAdmin(context.db)) throw new Problem('admin.exists')
  const { adminEmails } = context.config
  if (adminEmails && !adminEmails.includes(by.user.email_key)) throw new Problem('admin.not-listed')
  if (adminEmails && canVerify(context) && by.user.email_verified_at === null) throw new Problem('admin.unproved')
  const code = needsSetupCode(context) ? await codeGiven(context, by, setupCode) : null

  await inTransaction(context.db, async (tx) => {
    if (!(await promoteFirst(tx, by.user.id))) throw new Problem('admin.exists')
    if (code && !(await useSetupCode(tx, code))) throw new Problem('admin.setup-code')
    await record(context, tx, 'admin.promoted', by)
  })
  context.log.info({ userId: by.user.id }, 'the first administrator')
}

/** Returns the hash of the submitted code, after counting the attempt as a guess. */
async function codeGiven(context: Context, by: Actor & { user: UserRow }, typed: string | undefined): Promise<Buffer> {
  if (typed === undefined) throw new Problem('admin.setup-code-needed')
  const counted = { now: context.clock.now(), windowMs: hourMs }
  await countWithin(context.db, { ...counted, key: `setup-code ${by.user.id}`, limit: limits.triesOfPerson })
  const network = `setup-code ${networkOf(by.address)}`
  await countWithin(context.db, { ...counted, key: network, limit: limits.triesOfNetwork })
  return hashOf(typed)
}
