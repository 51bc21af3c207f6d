import { household as limits } from '@planner/contract/constants/household'
import type { ResultOf } from '@planner/contract/endpoint'
import type { greeting as greetingContract, Household, preview as previewContract } from '@planner/contract/household'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { joinCart } from '#features/cart/share-cart.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { hourMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countAddressWithin, countWithin } from '#platform/request-counter.ts'
import { codeHashOf } from './code.ts'
import { joiningConsequences } from './consequences.ts'
import { inHousehold } from './in-household.ts'
import { presentHousehold } from './present.ts'
import { moveShared } from './shared-tables.ts'
import {
  deleteIfEmpty,
  helpersOf,
  householdById,
  invitationByHash,
  type OpenInvitation,
  peopleOf,
  setMembership,
  spendInvitation,
} from './store.ts'

type By = Actor & { user: UserRow }

/**
 * Returns what an invitation is for, without consuming it.
 *
 * @throws Problem `household.invitation-unknown`, `-expired`, `-used`, `household.already-in`, `request.too-many`.
 */
export async function previewInvitation(
  context: Context,
  { user, address }: By,
  code: string,
): Promise<ResultOf<typeof previewContract>> {
  await countTry(context, user, address)
  const invitation = requireUsable(context, user, await invitationByHash(context.db, codeHashOf(code)))
  const household = await householdById(context.db, invitation.household_id)
  return {
    household: household!.name,
    invited_by: invitation.invited_by,
    role: invitation.role,
    members: (await peopleOf(context.db, invitation.household_id)).length,
    expires_at: invitation.expires_at.toISOString(),
    means: joiningConsequences(invitation.role),
  }
}

/**
 * Returns who sent an invitation, to anyone with its unguessable code, without consuming it.
 *
 * @throws Problem `household.invitation-unknown`, `-expired`, `-used`, `request.too-many`.
 */
export async function greet(
  context: Context,
  address: string,
  code: string,
): Promise<ResultOf<typeof greetingContract>> {
  await countTryFrom(context, address)
  const { household_id: id, invited_by } = requireOpen(
    context,
    requireKnown(await invitationByHash(context.db, codeHashOf(code))),
  )
  return { household: (await householdById(context.db, id))!.name, invited_by }
}

/**
 * Joins the household of an invitation, once; a repeat by the same person returns the same. A person who was alone
 * brings their helpers along. Private data stays private.
 *
 * @throws Problem `household.invitation-unknown`, `-expired`, `-used`, `household.already-in`, `household.leave-first`,
 *   `household.full`, `household.changed`, `request.too-many`.
 */
export async function join(context: Context, by: By, code: string): Promise<Household> {
  await countTry(context, by.user, by.address)
  const hash = codeHashOf(code)
  const { household_id: to } = requireKnown(await invitationByHash(context.db, hash))
  await inHousehold(
    context,
    by.user,
    async (tx, me) => {
      const invitation = requireKnown(await invitationByHash(tx, hash))
      if (invitation.used_by === me.id && me.household_id === to) return
      requireUsable(context, me, invitation)
      await requireFree(tx, me, to)
      await enter(context, tx, me, invitation)
      await record(context, tx, 'household.joined', by, { about: `As ${invitation.role}` })
    },
    { also: [to] },
  )
  return presentHousehold(context, by.user.id, to)
}

async function enter(context: Context, tx: Db, me: UserRow, { id, household_id: to, role }: OpenInvitation) {
  const now = context.clock.now()
  const from = me.household_id
  await moveShared(tx, { from, to })
  const member = await setMembership(tx, me.id, {
    household_id: to,
    household_role: role,
    household_since: now,
    household_nickname: null,
    // Announced before joining; one tap switches it off.
    shares_diet: true,
  })
  await joinCart(tx, { userId: me.id, householdId: to, now })
  await spendInvitation(tx, id, { by: me.id, now })
  await deleteIfEmpty(tx, from)
  // Reminders shared with the whole household now also ring for the new member.
  await planEverything(context, tx, member, now)
}

/** Requires the person to be alone in their own household, and the other to have room. */
async function requireFree(tx: Db, me: UserRow, to: string): Promise<void> {
  if ((await peopleOf(tx, me.household_id)).length > 1) throw new Problem('household.leave-first')
  const own = await helpersOf(tx, me.household_id)
  const there = [...(await peopleOf(tx, to)), ...(await helpersOf(tx, to))]
  if (there.length + 1 + own.length > limits.membersMax) throw new Problem('household.full')
}

function requireKnown(invitation: OpenInvitation | undefined): OpenInvitation {
  if (!invitation) throw new Problem('household.invitation-unknown')
  return invitation
}

function requireUsable(context: Context, me: UserRow, found: OpenInvitation | undefined): OpenInvitation {
  const invitation = requireKnown(found)
  if (invitation.household_id === me.household_id) throw new Problem('household.already-in')
  return requireOpen(context, invitation)
}

function requireOpen({ clock }: Context, invitation: OpenInvitation): OpenInvitation {
  if (invitation.used_at) throw new Problem('household.invitation-used')
  if (invitation.expires_at <= clock.now()) throw new Problem('household.invitation-expired')
  return invitation
}

async function countTry(context: Context, { id }: UserRow, address: string): Promise<void> {
  const { db, clock } = context
  await countWithin(db, { key: `invitation ${id}`, limit: limits.triesOfPerson, now: clock.now(), windowMs: hourMs })
  await countTryFrom(context, address)
}

async function countTryFrom({ db, clock }: Context, address: string): Promise<void> {
  const { triesOfNetwork: limit } = limits
  await countAddressWithin(db, { what: 'invitation', address, limit, now: clock.now(), windowMs: hourMs })
}
