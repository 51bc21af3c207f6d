import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { setPreferences as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { planEverything } from '../planning/plan-everything.ts'
import { updatePreferences } from './store.ts'

/**
 * Changes what is named and leaves the rest; plans everything that waits anew in the same transaction.
 *
 * @throws Problem `notification.quiet-hours` where only one end of them would be left, or both are the same.
 */
export async function setPreferences(
  context: Context,
  user: UserRow,
  change: CheckedInputOf<typeof contract>,
): Promise<UserRow> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (tx) => {
    const before = await lockPerson(tx, user.id)
    if (!before) throw new Problem('auth.required')
    const preferences = {
      lead_minutes: change.lead_minutes ?? before.lead_minutes,
      quiet_from: settled(change.quiet_from, before.quiet_from),
      quiet_until: settled(change.quiet_until, before.quiet_until),
      digest_at: settled(change.digest_at, before.digest_at),
      nag_minutes: settled(change.nag_minutes, before.nag_minutes),
    }
    const { quiet_from: from, quiet_until: until } = preferences
    if ((from === null) !== (until === null) || (from !== null && from === until)) {
      throw new Problem('notification.quiet-hours')
    }
    const nag_since = preferences.nag_minutes === null ? null : (before.nag_since ?? now)
    const after = await updatePreferences(tx, user.id, { ...preferences, nag_since })
    await planEverything(context, tx, after, now)
    return after
  })
}

/** Null means none; what is left out stays. */
const settled = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given)
