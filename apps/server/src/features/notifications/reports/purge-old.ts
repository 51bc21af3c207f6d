import { alertRetentionDays } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { dropMonth, monthsBefore } from '#platform/db/months.ts'
import { budgetDay } from '../outgoing/limits.ts'
import { deleteDays } from '../outgoing/store.ts'
import { monthly } from './alert-months.ts'
import { areSettledBefore, deleteSettled } from './store.ts'

/**
 * Deletes alerts settled longer ago than the retention period (docs/decisions/0017), as whole monthly partitions where
 * possible.
 */
export async function purgeOldAlerts({ db, clock }: Context): Promise<void> {
  const before = after(clock.now(), -alertRetentionDays * dayMs)
  for (const part of await monthsBefore(db, monthly, before)) {
    await dropMonth(db, part, (tx) => areSettledBefore(tx, part, before))
  }
  await inFullBatches((limit) => deleteSettled(db, { before, limit }))
  await deleteDays(db, { before: budgetDay(before) })
}
