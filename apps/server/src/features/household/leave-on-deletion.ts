import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { takeOwnLines } from '#features/cart/share-cart.ts'
import { planSettled, settleDeparture } from '#features/reminders/sharing/departures.ts'
import { detachFromMeals } from '#features/who-eats/move-meals.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { bumpHousehold, deleteIfEmpty, lockHouseholds, peopleOf, setMembership } from './store.ts'

/**
 * Hands over a household before its owner's account is deleted: to the adult who has been in it longest, or to the
 * child if there is no adult.
 */
export async function leaveOnDeletion(
  context: Context,
  tx: Db,
  { id, household_id: householdId }: UserRow,
): Promise<void> {
  await lockHouseholds(tx, [householdId])
  const people = await peopleOf(tx, householdId)
  const me = people.find((one) => one.id === id)
  const others = people.filter((one) => one.id !== id)
  const heirFor = (role: UserRow['household_role']) => others.find(({ household_role }) => household_role === role)
  const heir = heirFor('owner') ?? heirFor('adult') ?? others[0]
  if (!me || !heir) return
  const settled = await settleDeparture(tx, { userId: id, householdId, heirId: heir.id })
  await planSettled(context, tx, settled, { userId: id, householdId })
  await detachFromMeals(tx, { userId: id, householdId })
  await takeOwnLines(tx, { userId: id, householdId, now: context.clock.now() })
  if (me.household_role !== 'owner') return
  await setMembership(tx, heir.id, { household_role: 'owner' })
  await record(context, tx, 'household.owner', null, { subjectId: heir.id })
}

/** Run after the deletion: deletes the household if nobody is left in it. */
export async function afterDeletion(tx: Db, { household_id: id }: UserRow): Promise<void> {
  await bumpHousehold(tx, id)
  await deleteIfEmpty(tx, id)
}
