import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { promoteFirst } from './store.ts'

/**
 * Makes the caller the first administrator: once, whoever else asks at the same time (decision 28).
 *
 * @throws Problem `admin.not-listed` where ADMIN_EMAILS names others, `admin.exists`.
 */
export async function promoteFirstUser(context: Context, user: UserRow): Promise<void> {
  const { adminEmails } = context.config
  if (adminEmails && !adminEmails.includes(user.email_key)) throw new Problem('admin.not-listed')
  if (!(await promoteFirst(context.db, user.id))) throw new Problem('admin.exists')
  context.log.info({ userId: user.id }, 'the first administrator')
}
