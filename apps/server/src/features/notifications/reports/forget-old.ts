import { alertsKeptDays } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { untilFewer } from '#platform/db/until-fewer.ts'
import { budgetDay } from '../outgoing/limits.ts'
import { forgetDays } from '../outgoing/store.ts'
import { deleteSettled } from './store.ts'

/** Deletes alerts settled longer ago than the retention period (docs/decisions/0017). */
export async function forgetOldAlerts({ db, clock }: Context): Promise<void> {
  const before = after(clock.now(), -alertsKeptDays * dayMs)
  await untilFewer((limit) => deleteSettled(db, { before, limit }))
  await forgetDays(db, { before: budgetDay(before) })
}
