import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { countOtherAdmins, hasOtherPeople, lockAdministrators } from './store.ts'

/** @throws Problem `admin.last` if nobody else is an administrator who can sign in. */
export async function requireAnother(tx: Db, id: string): Promise<void> {
  if ((await countOtherAdmins(tx, id)) === 0) throw new Problem('admin.last')
}

/**
 * Requires an administrator to hand over before leaving; the only person on the installation may leave.
 *
 * @throws Problem `privacy.last-admin`.
 */
export async function requireSuccessor(tx: Db, id: string): Promise<void> {
  await lockAdministrators(tx)
  if ((await countOtherAdmins(tx, id)) === 0 && (await hasOtherPeople(tx, id))) throw new Problem('privacy.last-admin')
}
