import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { deleteIfEmpty, lockHouseholds, peopleOf, setMembership } from './store.ts'

/**
 * Before an account is deleted: a household that it owned goes to the adult who has been in it longest, or to the child if
 * there is no adult.
 */
export async function departForGood(
  context: Context,
  tx: Db,
  { id, household_id: householdId }: UserRow,
): Promise<void> {
  await lockHouseholds(tx, [householdId])
  const people = await peopleOf(tx, householdId)
  const me = people.find((one) => one.id === id)
  const others = people.filter((one) => one.id !== id)
  const heir = others.find(({ household_role: role }) => role === 'adult') ?? others[0]
  if (me?.household_role !== 'owner' || !heir) return
  await setMembership(tx, heir.id, { household_role: 'owner' })
  await record(context, tx, 'household.owner', null, { subjectId: heir.id })
}

/** After it: a household without people goes too. */
export const afterDeparture = (tx: Db, { household_id: id }: UserRow): Promise<void> => deleteIfEmpty(tx, id)
