import { household as limits } from '@planner/contract/constants/household'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { addHelper as addContract, changeMember as changeContract, Member } from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { removedFromHouseholdMessage } from '#features/notifications/sending/account-mails.ts'
import { notifyPerson } from '#features/notifications/sending/notify-person.ts'
import { mobileNumber } from '#features/phone/phone-number.ts'
import { settleHelperGone } from '#features/reminders/sharing/departures.ts'
import { clearHelper } from '#features/who-eats/move-meals.ts'
import type { Db } from '#platform/db/open.ts'
import type { HelperRow } from '#platform/db/tables/households.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { inHousehold } from './in-household.ts'
import { departureOf } from './leave.ts'
import { presentHelper, presentPerson } from './present.ts'
import { deleteHelper, helperOf, helpersOf, insertHelper, peopleOf, setMembership, updateHelper } from './store.ts'

type By = Actor & { user: UserRow }

/** @throws Problem `household.adults-only`, `household.full`, `phone.invalid`, `phone.landline`. */
export async function addHelper(
  context: Context,
  by: By,
  { name, language, phone_number }: CheckedInputOf<typeof addContract>,
): Promise<Member> {
  const number = phone_number ? mobileNumber(phone_number) : null
  return inHousehold(context, by.user, async (tx, me) => {
    requireAdult(me)
    const members = [...(await peopleOf(tx, me.household_id)), ...(await helpersOf(tx, me.household_id))]
    if (members.length >= limits.membersMax) throw new Problem('household.full')
    const helper = await insertHelper(tx, {
      id: context.ids.next(),
      household_id: me.household_id,
      user_id: me.id,
      name,
      language,
      phone_number: number,
      created_at: context.clock.now(),
    })
    await record(context, tx, 'helper.added', by, { about: name })
    return presentHelper(helper, { isForAdult: true })
  })
}

/**
 * Changes a person's nickname, or a helper's name, language and number. A new number needs consent again. Only the
 * owner can change roles.
 *
 * @throws Problem `household.member`, `household.adults-only`, `household.owner-only`, `phone.invalid`,
 *   `phone.landline`.
 */
export async function changeMember(context: Context, by: By, change: CheckedInputOf<typeof changeContract>) {
  return inHousehold(context, by.user, async (tx, me) => {
    requireAdult(me)
    const person = (await peopleOf(tx, me.household_id)).find(({ id }) => id === change.id)
    if (person) return presentPerson(await changePerson(context, tx, by, me, person, change), me.id)
    const helper = await helperOf(tx, me.household_id, change.id)
    if (!helper) throw new Problem('household.member')
    return presentHelper(await updateHelper(tx, helper.id, changedHelper(helper, change)), { isForAdult: true })
  })
}

async function changePerson(
  context: Context,
  tx: Db,
  by: By,
  me: UserRow,
  person: UserRow,
  { nickname, role }: CheckedInputOf<typeof changeContract>,
): Promise<UserRow> {
  const isOtherRole = role !== undefined && role !== person.household_role
  if (isOtherRole && me.household_role !== 'owner') throw new Problem('household.owner-only')
  // The owner keeps the role until the household is handed over.
  if (isOtherRole && person.household_role === 'owner') throw new Problem('household.hand-over-first')
  if (isOtherRole) await record(context, tx, 'household.role', by, { subjectId: person.id, about: `Now ${role}` })
  return setMembership(tx, person.id, {
    household_nickname: nickname === undefined ? person.household_nickname : nickname || null,
    household_role: isOtherRole ? role : person.household_role,
  })
}

function changedHelper(
  helper: HelperRow,
  { name, language, phone_number }: CheckedInputOf<typeof changeContract>,
): Partial<HelperRow> {
  const number =
    phone_number === undefined ? helper.phone_number : phone_number === null ? null : mobileNumber(phone_number)
  return {
    name: name ?? helper.name,
    language: language ?? helper.language,
    ...(number !== helper.phone_number && {
      phone_number: number,
      code_hash: null,
      asked_at: null,
      agreed_at: null,
      stopped_at: null,
    }),
  }
}

/**
 * Removes a helper, or a person, who then gets a household of their own.
 *
 * @throws Problem `household.member`, `household.owner-only`, `household.hand-over-first` for the caller.
 */
export async function removeMember(context: Context, by: By, id: string): Promise<void> {
  const departure = departureOf(context, id, by.user.household_id)
  const work = async (tx: Db, me: UserRow): Promise<UserRow | null> => {
    requireAdult(me)
    const person = (await peopleOf(tx, me.household_id)).find((one) => one.id === id)
    if (!person) {
      const helper = await helperOf(tx, me.household_id, id)
      if (!helper) throw new Problem('household.member')
      await settleHelperGone(context, tx, helper.id)
      await clearHelper(tx, me.household_id, helper.id)
      await deleteHelper(tx, helper.id)
      await record(context, tx, 'helper.removed', by, { about: helper.name })
      return null
    }
    if (me.household_role !== 'owner') throw new Problem('household.owner-only')
    if (person.id === me.id) throw new Problem('household.hand-over-first')
    await departure.finish(tx)
    await record(context, tx, 'household.removed', by, { subjectId: person.id })
    return person
  }
  const removed = await inHousehold(context, by.user, work, { first: (tx) => departure.begin(tx) })
  if (!removed) return
  const message = removedFromHouseholdMessage({ by: by.user.full_name, publicUrl: context.config.publicUrl })
  await notifyPerson(context, 'email', removed, { message, of: 'a removal from a household' })
}

/** @throws Problem `household.owner-only`, `household.member`, `household.not-adult`. */
export async function handOver(context: Context, by: By, id: string): Promise<void> {
  await inHousehold(context, by.user, async (tx, me) => {
    if (me.household_role !== 'owner') throw new Problem('household.owner-only')
    if (id === me.id) return
    const person = (await peopleOf(tx, me.household_id)).find((one) => one.id === id)
    if (!person && (await helperOf(tx, me.household_id, id))) throw new Problem('household.not-adult')
    if (!person) throw new Problem('household.member')
    if (person.household_role !== 'adult') throw new Problem('household.not-adult')
    await setMembership(tx, me.id, { household_role: 'adult' })
    await setMembership(tx, person.id, { household_role: 'owner' })
    await record(context, tx, 'household.owner', by, { subjectId: person.id })
  })
}

function requireAdult({ household_role: role }: UserRow): void {
  if (!adults.includes(role)) throw new Problem('household.adults-only')
}
