import type { Preferences } from '@planner/contract/notifications'
import type { UserRow } from '#platform/db/tables/users.ts'

export function presentPreferences(user: UserRow): Preferences {
  return {
    lead_minutes: user.lead_minutes,
    quiet_from: user.quiet_from,
    quiet_until: user.quiet_until,
    medicines_ring: user.medicines_ring,
    digest_at: user.digest_at,
    nag_minutes: user.nag_minutes,
  }
}
