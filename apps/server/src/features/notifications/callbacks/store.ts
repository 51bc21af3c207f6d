import type { Db } from '#platform/db/open.ts'
import type { AlertRow } from '#platform/db/tables/notifications.ts'
import type { StatusReport } from '#providers/channels.ts'

/** The states that a report can change: 'sent' adds nothing to a sent message, and nothing reverts 'delivered'. */
const openTo: Record<StatusReport['state'], AlertRow['state'][]> = {
  sent: ['waiting', 'handing', 'unknown'],
  failed: ['waiting', 'handing', 'unknown', 'sent'],
  delivered: ['waiting', 'handing', 'unknown', 'sent', 'failed'],
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Settles an alert by its provider's report. @returns the id of its person; null if nothing changed. */
export async function settleByReport(
  db: Db,
  { deliveryId, providerId, state, note }: StatusReport,
  now: Date,
): Promise<Pick<AlertRow, 'user_id' | 'channel' | 'helper_id'> | null> {
  if (!uuid.test(deliveryId)) return null
  const row = await db
    .updateTable('alerts')
    .set({ state, note, provider_id: providerId, settled_at: now, claim: null, lease_until: null })
    .where('id', '=', deliveryId)
    .where('state', 'in', openTo[state])
    .where((or) => or.or([or('provider_id', 'is', null), or('provider_id', '=', providerId)]))
    .returning(['user_id', 'channel', 'helper_id'])
    .executeTakeFirst()
  return row ?? null
}
