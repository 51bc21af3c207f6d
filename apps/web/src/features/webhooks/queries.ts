import * as webhooks from '@planner/contract/account/webhooks'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const webhooksOptions = queryOptions({
  queryKey: ['webhooks'] as const,
  queryFn: async ({ signal }) => (await call(webhooks.list, {}, { signal })).webhooks,
  staleTime: 0,
})

/** The newest deliveries of a webhook. */
export const deliveriesOptions = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'] as const,
    queryFn: async ({ signal }) => (await call(webhooks.deliveries, { id }, { signal })).deliveries,
    staleTime: 0,
  })
