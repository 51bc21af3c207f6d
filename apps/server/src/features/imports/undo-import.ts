import { imports as limits } from '@planner/contract/constants/reminders'
import type { ResultOf } from '@planner/contract/endpoint'
import type * as imports from '@planner/contract/imports'
import type { Context } from '#context.ts'
import { removeImported, touchedIdsOf } from '#features/reminders/imported.ts'
import { hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { deleteItems, itemsOfImport } from './store.ts'

/**
 * Removes the reminders that an import added, in one transaction; those the person has changed or completed since stay.
 * The file can be imported again.
 *
 * @throws Problem `import.not-found`, also if the import is too long ago.
 */
export function undoImport(
  context: Context,
  user: UserRow,
  importId: string,
): Promise<ResultOf<typeof imports.undoImport>> {
  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, user.id)
    const since = new Date(context.clock.now().getTime() - limits.undoHours * hourMs)
    const items = await itemsOfImport(tx, user.id, { importId, since })
    if (items.length === 0) throw new Problem('import.not-found')
    const there = new Map(items.flatMap((item) => (item.reminder_id ? [[item.reminder_id, item.imported_at]] : [])))
    const touched = await touchedIdsOf(tx, user, there)
    const ids = [...there.keys()].filter((id) => !touched.has(id))
    await deleteItems(tx, user.id, ids)
    return { removed: await removeImported(tx, user, ids), kept: touched.size }
  })
}
