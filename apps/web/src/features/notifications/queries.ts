import { notifications as limits } from '@planner/contract/constants/notifications'
import * as notifications from '@planner/contract/notifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const notificationKeys = {
  preferences: ['notifications', 'preferences'] as const,
  reports: ['notifications', 'reports'] as const,
  deliveries: ['notifications', 'deliveries'] as const,
  outbox: ['notifications', 'outbox'] as const,
}

/** The person's lead times, quiet hours and other alert preferences. */
export const preferencesOptions = queryOptions({
  queryKey: notificationKeys.preferences,
  queryFn: ({ signal }) => call(notifications.preferences, {}, { signal }),
})

/** Defaults until the person's preferences are loaded, which is impossible offline. */
export const usualPreferences: notifications.Preferences = {
  lead_minutes: limits.leadMinutes,
  quiet_from: null,
  quiet_until: null,
  medicines_ring: false,
  digest_at: null,
  nag_minutes: null,
}

/**
 * The state of each channel, with the reason if nothing arrives. Refetched whenever shown, because people use it to fix
 * problems.
 */
export const reportsOptions = queryOptions({
  queryKey: notificationKeys.reports,
  queryFn: ({ signal }) => call(notifications.channelReports, {}, { signal }),
  staleTime: 0,
})

/** Sent alerts, newest first, page by page; a page that is not full is the last. */
export const deliveriesOptions = infiniteQueryOptions({
  queryKey: notificationKeys.deliveries,
  queryFn: ({ pageParam, signal }) => call(notifications.deliveries, pageParam ?? {}, { signal }),
  initialPageParam: null as { before: string; before_id: string } | null,
  getNextPageParam: (page) => {
    const last = page.at(-1)
    return page.length < limits.deliveriesPerPage || !last ? null : { before: last.due_at, before_id: last.id }
  },
  staleTime: 0,
})

export const outboxOptions = queryOptions({
  queryKey: notificationKeys.outbox,
  queryFn: ({ signal }) => call(notifications.outbox, {}, { signal }),
  staleTime: 0,
})
