import { invitationDays, household as limits } from '@planner/contract/constants/household'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { invite as contract } from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { codeHashOf, newCode } from './code.ts'
import { inHousehold } from './in-household.ts'
import { presentInvitation } from './present.ts'
import { deleteInvitation, insertInvitation, openInvitations } from './store.ts'

type By = Actor & { user: UserRow }

/**
 * Creates an invitation for one person. Its code is only in the response: the database has just the hash.
 *
 * @throws Problem `household.adults-only`, `household.too-many-invitations`, `request.too-many`.
 */
export async function invite(
  context: Context,
  by: By,
  { role }: CheckedInputOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  const now = context.clock.now()
  const code = newCode(context)
  return inHousehold(context, by.user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    const key = `invitations ${me.household_id}`
    await countWithin(tx, { key, now, windowMs: dayMs, limit: limits.invitationsPerDay })
    if ((await openInvitations(tx, me.household_id, now)).length >= limits.invitationsMax) {
      throw new Problem('household.too-many-invitations')
    }
    const invitation = {
      id: context.ids.next(),
      household_id: me.household_id,
      user_id: me.id,
      role,
      code_hash: codeHashOf(code),
      created_at: now,
      expires_at: after(now, invitationDays * dayMs),
      used_at: null,
      used_by: null,
    }
    await insertInvitation(tx, invitation)
    await record(context, tx, 'household.invited', by, { about: `As ${role}` })
    const url = `${context.config.publicUrl}/settings#join=${code}`
    return { ...presentInvitation({ ...invitation, invited_by: me.full_name }), code, url }
  })
}

/** @throws Problem `household.invitation-gone`. */
export async function withdrawInvitation(context: Context, by: By, id: string): Promise<void> {
  await inHousehold(context, by.user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    if (!(await deleteInvitation(tx, me.household_id, id))) throw new Problem('household.invitation-gone')
    await record(context, tx, 'household.withdrawn', by)
  })
}
