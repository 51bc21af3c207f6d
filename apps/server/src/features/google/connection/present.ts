import { google as limits } from '@planner/contract/constants/google'
import type { Connection } from '@planner/contract/google'
import type { Context } from '#context.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import { isGranted } from './grants.ts'

/** Presents a connection to its person, without tokens or ids. */
export function presentConnection(
  context: Context,
  connection: GoogleConnectionRow | undefined,
  events: number,
): Connection {
  const isOfUse = connection !== undefined && connection.expired_at === null
  return {
    connected: connection !== undefined,
    connected_at: connection?.connected_at.toISOString() ?? null,
    scopes: connection?.scopes ?? [],
    expired: connection !== undefined && !isOfUse,
    configured: context.google !== null,
    email: connection?.email ?? null,
    can_read: {
      calendar: isOfUse && isGranted(connection, 'calendar'),
      mail: isOfUse && isGranted(connection, 'mail'),
    },
    calendar: {
      synced_at: connection?.synced_at?.toISOString() ?? null,
      sync_past_days: connection?.past_days ?? limits.pastDaysDefault,
      sync_future_days: connection?.future_days ?? limits.futureDaysDefault,
      auto_sync: connection?.auto_sync ?? false,
      notify: connection?.notify ?? false,
      events,
    },
  }
}
