import type { AuditKind } from '@planner/contract/audit'
import type { Db } from '#platform/db/open.ts'
import { latestEntry } from './store.ts'

/**
 * Returns who last did something; null if the log does not say, because nobody did, or they have deleted their account.
 *
 * @param about the entry's detail, exactly as it was recorded.
 */
export const lastRecorded = (
  tx: Db,
  kind: AuditKind,
  about: string,
): Promise<{ id: string; full_name: string } | null> => latestEntry(tx, kind, about)
