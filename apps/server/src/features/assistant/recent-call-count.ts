import type { Task } from '@planner/contract/assistant'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countAsked } from './store.ts'

/**
 * Counts a person's model requests for one task in the last 24 hours. Background work leaves part of the budget to the
 * person.
 */
export const recentCallCount = ({ db, clock }: Context, user: UserRow, task: Task): Promise<number> =>
  countAsked(db, user.id, { task, since: after(clock.now(), -dayMs) })
