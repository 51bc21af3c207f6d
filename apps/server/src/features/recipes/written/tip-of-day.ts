import type { ResultOf } from '@planner/contract/endpoint'
import type { kitchenTip as contract } from '@planner/contract/recipes'
import { kitchenTip } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { tipOn } from './store.ts'

/** The tip of a person's day: the one that was written for it, if they want such help, else the kitchen's own. */
export async function tipOfDay({ db, clock }: Context, user: UserRow): Promise<ResultOf<typeof contract>> {
  const { day } = wallTimeOf(clock.now(), user.time_zone)
  const written = user.ai_enabled ? await tipOn(db, user.id, day) : null
  return written ? { tip: written, written_by: 'model' } : { tip: kitchenTip(day) }
}
