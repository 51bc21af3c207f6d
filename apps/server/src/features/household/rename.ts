import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { inHousehold } from './in-household.ts'
import { setName } from './store.ts'

/**
 * Names a household; null removes the name.
 *
 * @throws Problem `household.adults-only`.
 */
export async function rename(context: Context, user: UserRow, name: string | null): Promise<void> {
  await inHousehold(context, user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    await setName(tx, me.household_id, name)
  })
}
