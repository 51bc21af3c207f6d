import { alertsKeptDays } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { dropMonth, type MonthlyTable, makeMonths, monthsBefore } from '#platform/db/months.ts'
import { untilFewer } from '#platform/db/until-fewer.ts'
import { budgetDay } from '../outgoing/limits.ts'
import { forgetDays } from '../outgoing/store.ts'
import { areSettledBefore, deleteSettled } from './store.ts'

const monthly: MonthlyTable = { name: 'alerts', key: 'occurrence_at' }

/** Makes the partitions of the months ahead. */
export const makeAlertMonths = ({ db, clock }: Context): Promise<void> => makeMonths(db, monthly, clock.now())

/** Deletes alerts settled longer ago than the retention period (docs/decisions/0017): whole months where all of them were. */
export async function forgetOldAlerts({ db, clock }: Context): Promise<void> {
  const before = after(clock.now(), -alertsKeptDays * dayMs)
  for (const part of await monthsBefore(db, monthly, before)) {
    await dropMonth(db, part, (tx) => areSettledBefore(tx, part, before))
  }
  await untilFewer((limit) => deleteSettled(db, { before, limit }))
  await forgetDays(db, { before: budgetDay(before) })
}
