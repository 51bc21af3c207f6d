import * as status from '@planner/contract/status'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** What the server discloses about itself: its operator, and which providers are connected. */
export const installationOptions = queryOptions({
  queryKey: ['installation'] as const,
  queryFn: ({ signal }) => call(status.config, {}, { signal }),
  staleTime: 600_000,
})
