import type { Household } from '@planner/contract/household'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { takeOwnLines } from '#features/cart/share-cart.ts'
import { planSettled, settleDeparture } from '#features/reminders/sharing/departures.ts'
import { detachFromMeals } from '#features/who-eats/move-meals.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { helperRemovalConsequences, leavingConsequences, removalConsequences } from './consequences.ts'
import { inHousehold } from './in-household.ts'
import { presentHousehold } from './present.ts'
import { helperOf, insertHousehold, peopleOf, setMembership } from './store.ts'

/**
 * Leaves the household for a new one of the person's own.
 *
 * @throws Problem `household.alone`, `household.hand-over-first`, `household.changed`.
 */
export async function leave(context: Context, by: Actor & { user: UserRow }): Promise<Household> {
  const departure = departureOf(context, by.user.id, by.user.household_id)
  const id = await inHousehold(
    context,
    by.user,
    async (tx, me) => {
      if ((await peopleOf(tx, me.household_id)).length === 1) throw new Problem('household.alone')
      if (me.household_role === 'owner') throw new Problem('household.hand-over-first')
      await record(context, tx, 'household.left', by)
      return departure.finish(tx)
    },
    { first: (tx) => departure.begin(tx) },
  )
  return presentHousehold(context, by.user.id, id)
}

/**
 * Returns the two halves of a departure: shared reminders are settled before people are locked, and planned once the
 * person has left.
 */
export function departureOf(context: Context, userId: string, householdId: string) {
  let settled: ReminderRow[] = []
  return {
    async begin(tx: Db): Promise<void> {
      const owner = (await peopleOf(tx, householdId)).find(({ household_role: role }) => role === 'owner')
      if (!owner || owner.id === userId) return
      settled = await settleDeparture(tx, { userId, householdId, heirId: owner.id })
    },
    /** @returns the id of the person's new household. */
    async finish(tx: Db): Promise<string> {
      await detachFromMeals(tx, { userId, householdId })
      await takeOwnLines(tx, { userId, householdId, now: context.clock.now() })
      const id = await moveOut(context, tx, userId)
      await planSettled(context, tx, settled, { userId, householdId })
      return id
    },
  }
}

/** Moves a departing member into a new household of their own. @returns its id. */
async function moveOut(context: Context, tx: Db, userId: string): Promise<string> {
  const now = context.clock.now()
  const id = context.ids.next()
  await insertHousehold(tx, { id, created_at: now })
  await setMembership(tx, userId, {
    household_id: id,
    household_role: 'owner',
    household_since: now,
    household_nickname: null,
  })
  return id
}

/** Returns what happens when a member leaves. @throws Problem `household.member`. */
export async function leavingConsequencesFor(
  { db }: Context,
  user: UserRow,
  memberId: string | undefined,
): Promise<string[]> {
  if (memberId === undefined || memberId === user.id) return [...leavingConsequences]
  const person = (await peopleOf(db, user.household_id)).find(({ id }) => id === memberId)
  if (person) return removalConsequences(person.full_name)
  const helper = await helperOf(db, user.household_id, memberId)
  if (!helper) throw new Problem('household.member')
  return helperRemovalConsequences(helper.name)
}
