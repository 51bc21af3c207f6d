import { audit as limits } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { untilFewer } from '#platform/db/until-fewer.ts'
import { deleteOldEntries } from './store.ts'

export const auditWork = [{ name: 'audit.forget', everyMs: hourMs, run: forgetOldEntries }]

/** Drops entries that are older than the policy says they are kept (docs/decisions/0017). */
async function forgetOldEntries({ db, clock }: Context): Promise<void> {
  const { keptYears: years } = limits
  const before = after(clock.now(), -years * 365 * dayMs)
  await untilFewer((limit) => deleteOldEntries(db, { before, years, limit }))
}
