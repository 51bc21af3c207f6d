import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { helpersOf, lockHouseholdForShare, peopleOf } from './store.ts'

/**
 * Returns the ids of the person's household members. Membership is locked until the transaction ends; the person is
 * read again.
 *
 * @throws Problem `household.changed`.
 */
export async function membersToShareWith(
  tx: Db,
  { id, household_id: householdId }: UserRow,
): Promise<{ user: UserRow; people: string[]; helpers: string[] }> {
  await lockHouseholdForShare(tx, householdId)
  const people = await peopleOf(tx, householdId)
  const user = people.find((person) => person.id === id)
  if (!user) throw new Problem('household.changed')
  const helpers = await helpersOf(tx, householdId)
  return { user, people: people.map((person) => person.id), helpers: helpers.map((helper) => helper.id) }
}
