import type { consents, Household, Invitation, Member } from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import type { HelperRow } from '#platform/db/tables/households.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { helpersOf, householdById, type OpenInvitation, openInvitations, peopleOf } from './store.ts'

/** Presents a household to one of its members. */
export async function presentHousehold(context: Context, userId: string, householdId: string): Promise<Household> {
  const { db, clock } = context
  const [household, people, helpers] = await Promise.all([
    householdById(db, householdId),
    peopleOf(db, householdId),
    helpersOf(db, householdId),
  ])
  const me = people.find(({ id }) => id === userId)!
  const isAdult = adults.includes(me.household_role)
  const invitations = isAdult ? await openInvitations(db, householdId, clock.now()) : []
  return {
    id: householdId,
    name: household!.name,
    shares_cart: household!.shares_cart,
    role: me.household_role,
    members: [
      ...people.map((person) => presentPerson(person, userId)),
      ...helpers.map((helper) => presentHelper(helper, { isForAdult: isAdult })),
    ],
    invitations: invitations.map(presentInvitation),
  }
}

export const presentPerson = (person: UserRow, userId: string): Member => ({
  id: person.id,
  name: person.full_name,
  nickname: person.household_nickname,
  role: person.household_role,
  is_me: person.id === userId,
  since: person.household_since.toISOString(),
})

export const presentHelper = (helper: HelperRow, { isForAdult }: { isForAdult: boolean }): Member => ({
  id: helper.id,
  name: helper.name,
  nickname: null,
  role: 'helper',
  is_me: false,
  since: helper.created_at.toISOString(),
  ...(isForAdult && {
    helper: { language: helper.language, phone_number: helper.phone_number, consent: consentOf(helper) },
  }),
})

/** Returns how far a helper has agreed to messages. STOP outranks an earlier consent. */
export function consentOf({ phone_number, asked_at, agreed_at, stopped_at }: HelperRow): (typeof consents)[number] {
  if (phone_number === null) return 'no-number'
  if (stopped_at !== null) return 'stopped'
  if (agreed_at !== null) return 'agreed'
  return asked_at === null ? 'not-asked' : 'asked'
}

export const presentInvitation = ({ id, role, invited_by, created_at, expires_at }: OpenInvitation): Invitation => ({
  id,
  role,
  invited_by,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
