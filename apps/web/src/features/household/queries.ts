import type { Member } from '@planner/contract/household'
import * as household from '@planner/contract/household'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { householdKey } from './household-key.ts'

export const householdOptions = queryOptions({
  queryKey: householdKey,
  queryFn: ({ signal }) => call(household.show, {}, { signal }),
})

/** Returns a member's short name: their nickname, or the first word of their name. */
export const calledBy = ({ nickname, name }: Pick<Member, 'nickname' | 'name'>): string =>
  nickname ?? name.trim().split(/\s+/)[0]!
