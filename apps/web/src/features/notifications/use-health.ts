import type { User } from '@planner/contract/account/auth'
import type { ChannelReport } from '@planner/contract/notifications'
import { useQuery } from '@tanstack/react-query'

import { quietAt, quietHoursOf } from '#platform/quiet-hours.ts'
import { useNow } from '#platform/time/use-now.ts'

import { type Health, healthOf } from './channel-health.ts'
import { usePermission } from './permission.ts'
import { preferencesOptions, reportsOptions } from './queries.ts'

export type ChannelWithHealth = { report: ChannelReport; health: Health }

/** Returns each channel with its current state in this browser. */
export function useHealth(user: User) {
  const reports = useQuery(reportsOptions)
  const preferences = useQuery(preferencesOptions)
  const [permission, refreshPermission] = usePermission()
  const now = useNow()
  const quiet = preferences.data ? quietHoursOf(preferences.data) : null
  const quietEnd = quietAt(now.getTime(), quiet, user.time_zone)?.end ?? null

  // Waits for quiet hours too, which are rendered above the channels and would push them down.
  const known = preferences.isPending ? undefined : reports.data

  return {
    channels: known?.map((report): ChannelWithHealth => ({ report, health: healthOf(report, permission) })),
    failed: reports.isError,
    fetching: reports.isFetching,
    retry: () => void reports.refetch(),
    permission,
    /** Reads again what changes when notifications are turned on. */
    refreshPermission: () => {
      refreshPermission()
      void reports.refetch()
    },
    quietEnd,
    now,
  }
}
