import type { Context } from '#context.ts'
import { sessionLimits } from '#features/auth/resume-session.ts'
import type { PushSubscriptionRow } from '#platform/db/tables/notifications.ts'
import { devicesOf } from './store.ts'

/** Returns the browsers on which people can currently be reached. */
export function ringingDevices({ db, clock }: Context, userIds: string[]): Promise<PushSubscriptionRow[]> {
  const now = clock.now()
  return devicesOf(db, userIds, { ...sessionLimits(now), now })
}
