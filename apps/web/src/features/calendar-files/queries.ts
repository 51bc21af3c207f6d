import * as feed from '@planner/contract/calendar-feed'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const feedOptions = queryOptions({
  queryKey: ['calendar-feed'] as const,
  queryFn: async ({ signal }) => (await call(feed.show, {}, { signal })).feed,
  staleTime: 0,
})
