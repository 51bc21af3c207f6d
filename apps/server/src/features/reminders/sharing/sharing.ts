import { reminders as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { adults } from '@planner/contract/household-roles'
import type { update as contract } from '@planner/contract/reminders'
import { membersToShareWith } from '#features/household/members-to-share-with.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countShared } from './store.ts'

type AudienceInput = Pick<
  CheckedInputOf<typeof contract>,
  'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'
>

export type Sharing = Pick<
  ReminderRow,
  'household_id' | 'audience' | 'for_user' | 'claimed_on' | 'for_helper' | 'escalate_to' | 'escalate_minutes'
>

export const isPrivate: Sharing = {
  household_id: null,
  audience: 'self',
  for_user: null,
  claimed_on: null,
  for_helper: null,
  escalate_to: null,
  escalate_minutes: null,
}

type Declined = Pick<ReminderRow, 'declined_by' | 'declined_minutes' | 'declined_at'>

/** Nobody has given it back: since it was asked of somebody again, for example. */
export const notDeclined: Declined = { declined_by: null, declined_minutes: null, declined_at: null }

/** Whether a change affects whom a reminder is for. */
export const namesRecipient = ({ audience, for_id, escalate_to_id, escalate_minutes }: AudienceInput): boolean =>
  audience !== undefined || for_id !== undefined || escalate_to_id !== undefined || escalate_minutes !== undefined

/**
 * Returns the sharing fields to store. Call it before locking the reminder: it locks the household, so that nobody
 * leaves meanwhile.
 *
 * @param before the current state; a new reminder is private.
 * @throws Problem `household.member` for a person outside the household, `reminder.for-whom`, `reminder.escalation`,
 *   `reminder.too-many-shared`, `household.adults-only` for a child who asks a helper.
 */
export async function resolveSharing(
  tx: Db,
  me: UserRow,
  input: AudienceInput,
  before: ReminderRow | null = null,
): Promise<Partial<Sharing & Declined & Pick<ReminderRow, 'sent_at' | 'seen_at'>>> {
  if (!namesRecipient(input)) return {}
  const { user, people, helpers } = await membersToShareWith(tx, me)
  const asker = before?.user_id ?? user.id
  const audience = input.audience ?? (input.for_id ? 'member' : (before?.audience ?? 'self'))
  const forId = input.for_id === undefined ? (before?.for_user ?? before?.for_helper ?? null) : input.for_id
  const member = audience === 'member' ? forId : null
  if (audience === 'member' && member === null) throw new Problem('reminder.for-whom')
  const isHelper = helpers.includes(member ?? '')
  if (member !== null && !isHelper && !people.includes(member)) throw new Problem('household.member')
  if (isHelper && !adults.includes(user.household_role)) throw new Problem('household.adults-only')

  const escalation = settleEscalation(input, before, { people, meant: member ?? (audience === 'self' ? asker : null) })
  // For the asker, in whichever form, and without escalation: private.
  const isForAsker = audience === 'self' || member === asker
  if (isForAsker && escalation.escalate_to === null) return { ...isPrivate, ...notDeclined }
  if (before === null || before.household_id === null) await requireRoomToShare(tx, user)
  const for_user = isHelper || isForAsker ? null : member
  const isOther = for_user !== before?.for_user || audience !== before?.audience
  return {
    household_id: user.household_id,
    audience: isForAsker ? 'self' : audience,
    for_user,
    claimed_on: null,
    for_helper: isHelper ? member : null,
    ...escalation,
    ...notDeclined,
    ...(isOther && { sent_at: null, seen_at: null }),
  }
}

function settleEscalation(
  { escalate_to_id: to, escalate_minutes: minutes }: AudienceInput,
  before: ReminderRow | null,
  { people, meant }: { people: string[]; meant: string | null },
): Pick<Sharing, 'escalate_to' | 'escalate_minutes'> {
  const escalate_to = to === undefined ? (before?.escalate_to ?? null) : to
  if (escalate_to === null) return { escalate_to: null, escalate_minutes: null }
  if (!people.includes(escalate_to)) throw new Problem('household.member')
  const escalate_minutes = minutes ?? before?.escalate_minutes ?? null
  // Escalating to the same person would be circular.
  if (escalate_minutes === null || escalate_to === meant) throw new Problem('reminder.escalation')
  return { escalate_to, escalate_minutes }
}

/** @throws Problem `reminder.too-many-shared` if the household shares as many reminders as it can. */
export async function requireRoomToShare(tx: Db, { household_id: householdId }: UserRow): Promise<void> {
  if ((await countShared(tx, householdId, { upTo: limits.sharedMax })) >= limits.sharedMax) {
    throw new Problem('reminder.too-many-shared')
  }
}

/** Whether a person may edit a reminder: the asker, the person it is for, and every adult if it is for everyone. */
export const mayEdit = (me: Pick<UserRow, 'id' | 'household_role'>, reminder: ReminderRow): boolean =>
  reminder.user_id === me.id ||
  (adults.includes(me.household_role) &&
    (reminder.audience === 'everyone' || reminder.audience === 'anyone' || reminder.for_user === me.id))

/** Fields that everybody who sees a reminder may change: they can complete or reopen it. */
const freeToAll: ReadonlySet<string> = new Set(['id', 'completed', 'occurrence_date', 'waited_ms'])

/** @throws Problem `reminder.not-yours`. */
export function requireMayChange(me: UserRow, reminder: ReminderRow, change: object = { all: true }): void {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  if (!named.every(([name]) => freeToAll.has(name)) && !mayEdit(me, reminder)) throw new Problem('reminder.not-yours')
}

/** Returns who completed the reminder and when, for the person who asked for it. */
export function doneBy(
  me: UserRow,
  reminder: ReminderRow,
  { completed }: Pick<CheckedInputOf<typeof contract>, 'completed'>,
  now: Date,
): Partial<Pick<ReminderRow, 'done_at' | 'done_by'>> {
  if (completed === undefined || reminder.household_id === null) return {}
  return completed ? { done_at: now, done_by: me.id } : { done_at: null, done_by: null }
}

/** Returns the sharing of a reminder, for another made from it. */
export const sharingOf = ({
  household_id,
  audience,
  for_user,
  claimed_on,
  for_helper,
  escalate_to,
  escalate_minutes,
}: ReminderRow): Sharing => ({
  household_id,
  audience,
  for_user,
  claimed_on,
  for_helper,
  escalate_to,
  escalate_minutes,
})
