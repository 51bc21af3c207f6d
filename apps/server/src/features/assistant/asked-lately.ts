import type { Task } from '@planner/contract/assistant'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { countAsked } from './store.ts'

/** How often a model was asked one thing for a person in the last 24 hours: work that nobody waits for leaves them the rest. */
export const askedLately = ({ db, clock }: Context, user: UserRow, task: Task): Promise<number> =>
  countAsked(db, user.id, { task, since: after(clock.now(), -dayMs) })
