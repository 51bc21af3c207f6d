import type { Context } from '#context.ts'
import { type Doer, record } from '#features/audit/record.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { promoteFirst } from './store.ts'

/**
 * Makes the caller the first administrator: once, whoever else asks at the same time (decision 28).
 *
 * @throws Problem `admin.not-listed` where ADMIN_EMAILS names others, `admin.exists`.
 */
export async function promoteFirstUser(context: Context, by: Doer & { user: UserRow }): Promise<void> {
  const { adminEmails } = context.config
  if (adminEmails && !adminEmails.includes(by.user.email_key)) throw new Problem('admin.not-listed')
  await context.db.transaction().execute(async (tx) => {
    if (!(await promoteFirst(tx, by.user.id))) throw new Problem('admin.exists')
    await record(context, tx, 'admin.promoted', by)
  })
  context.log.info({ userId: by.user.id }, 'the first administrator')
}
