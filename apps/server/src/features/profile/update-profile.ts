import { type update as contract, flags } from '@planner/contract/account/profile'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { purgeRefusals } from '#features/notifications/preferences/purge-refusals.ts'
import { notifyOldNumber } from '#features/phone/notify-number-gone.ts'
import { mobileNumber } from '#features/phone/phone-number.ts'
import { moveWholeDays } from '#features/reminders/move-whole-days.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { updatePerson } from './store.ts'

type Change = CheckedInputOf<typeof contract>

/**
 * Changes the given fields and keeps the others. A new number is unverified, so nothing rings there, and the old one is
 * notified. Pending alerts are replanned if the change affects them. Whole days from a calendar move along to another
 * time zone.
 *
 * @throws Problem `phone.invalid` or `phone.landline`.
 */
export async function updateProfile(context: Context, user: UserRow, change: Change): Promise<UserRow> {
  const now = context.clock.now()
  const { before, changed } = await inTransaction(context.db, async (tx) => {
    const before = await lockPerson(tx, user.id)
    if (!before) throw new Problem('auth.required')
    const changes = changesOf(before, change)
    if (Object.keys(changes).length === 0) return { before, changed: before }
    const changed = await updatePerson(tx, user.id, changes)
    if (before.time_zone !== changed.time_zone) await moveWholeDays(tx, user.id, changed.time_zone)
    if (decidesOnAlerts.some((name) => before[name] !== changed[name])) {
      await planEverything(context, tx, changed, now)
    }
    if (decidesOnRefusals.some((name) => before[name] !== changed[name])) {
      await purgeRefusals(tx, changed, { isNumberNew: before.phone_number !== changed.phone_number })
    }
    return { before, changed }
  })
  await notifyOldNumber(context, before, changed.phone_number)
  return changed
}

const channelFlags = flags.filter((flag) => flag !== 'newsletter_subscription')

/** Fields that alert planning depends on and that this can change: the channels, and the time zone of quiet hours. */
const decidesOnAlerts = [...channelFlags, 'phone_verified', 'time_zone'] as const

const decidesOnRefusals = [...channelFlags, 'phone_number'] as const

/** Picks the changed fields one by one, so that callers cannot change anything else. Unchanged values are left out. */
function changesOf(before: UserRow, change: Change) {
  const changes = {
    full_name: change.full_name,
    location: change.location === undefined ? undefined : change.location || null,
    time_zone: change.time_zone,
    sms_notifications: change.sms_notifications,
    email_notifications: change.email_notifications,
    whatsapp_notifications: change.whatsapp_notifications,
    voice_notifications: change.voice_notifications,
    newsletter_subscription: change.newsletter_subscription,
    ...phoneOf(before, change),
  }
  const isChanged = ([name, value]: [string, unknown]) =>
    value !== undefined && value !== before[name as keyof typeof changes]
  return Object.fromEntries(Object.entries(changes).filter(isChanged)) as {
    [Name in keyof typeof changes]?: NonNullable<(typeof changes)[Name]>
  }
}

function phoneOf(
  before: UserRow,
  { phone_number: written }: Change,
): { phone_number?: string | null; phone_verified?: boolean } {
  if (written === undefined) return {}
  const number = written ? mobileNumber(written) : null
  return number === before.phone_number ? {} : { phone_number: number, phone_verified: false }
}
