import * as account from '@planner/contract/account/account'
import * as factor from '@planner/contract/account/second-factor'
import * as audit from '@planner/contract/audit'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

/** Always refetched: another tab or device may have changed the data since it was last shown. */
const ofThisMoment = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

export const accountKey = ['account'] as const

export const devicesOptions = queryOptions({
  queryKey: [...accountKey, 'devices'] as const,
  queryFn: async ({ signal }) => (await call(account.sessions, {}, { signal })).sessions,
  ...ofThisMoment,
})

export const accountActivityOptions = queryOptions({
  queryKey: [...accountKey, 'activity'] as const,
  queryFn: async ({ signal }) => (await call(audit.own, {}, { signal })).entries,
  ...ofThisMoment,
})

export const secondFactorOptions = queryOptions({
  queryKey: [...accountKey, 'second-factor'] as const,
  queryFn: ({ signal }) => call(factor.status, {}, { signal }),
  ...ofThisMoment,
})
