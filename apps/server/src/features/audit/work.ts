import { audit as limits } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import { dropMonth, type MonthlyTable, makeMonths, monthsBefore } from '#platform/db/months.ts'
import { areOlderThan, deleteOldEntries } from './store.ts'

const monthly: MonthlyTable = { name: 'audit_log', key: 'at' }

export const auditWork = [
  { name: 'audit.months', everyMs: hourMs, run: makeAuditMonths },
  { name: 'audit.forget', everyMs: hourMs, run: purgeOldEntries },
]

/** Creates the partitions for the coming months. */
async function makeAuditMonths({ db, clock }: Context): Promise<void> {
  await makeMonths(db, monthly, clock.now())
}

/** Deletes entries past their retention period (docs/decisions/0017). */
async function purgeOldEntries({ db, clock }: Context): Promise<void> {
  const { retentionYears: years } = limits
  const before = after(clock.now(), -years * 365 * dayMs)
  for (const part of await monthsBefore(db, monthly, before)) {
    await dropMonth(db, part, (tx) => areOlderThan(tx, part, { before, years }))
  }
  await inFullBatches((limit) => deleteOldEntries(db, { before, years, limit }))
}
