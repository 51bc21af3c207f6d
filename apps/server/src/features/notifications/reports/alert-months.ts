import type { Context } from '#context.ts'
import { type MonthlyTable, makeMonths } from '#platform/db/months.ts'

/** Alerts are partitioned by the month of their occurrence (docs/decisions/0066). */
export const monthly: MonthlyTable = { name: 'alerts', key: 'occurrence_at' }

/** Creates the partitions for the coming months. */
export const makeAlertMonths = ({ db, clock }: Context): Promise<void> => makeMonths(db, monthly, clock.now())
