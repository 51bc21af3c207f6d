import { operations } from '@planner/contract/notifications'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** Asked anew every ten seconds while the page is in sight. */
export const operationsOptions = queryOptions({
  queryKey: ['admin', 'operations'] as const,
  queryFn: ({ signal }) => call(operations, {}, { signal }),
  refetchInterval: 10_000,
  staleTime: 0,
})
