import * as programs from '@planner/contract/account/programs'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const programsOptions = queryOptions({
  queryKey: ['programs'] as const,
  queryFn: async ({ signal }) => (await call(programs.list, {}, { signal })).programs,
  staleTime: 0,
})
