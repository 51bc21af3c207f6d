import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { setPreferences as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { planEverything } from '../planning/plan-everything.ts'
import { updatePreferences } from './store.ts'

type Change = CheckedInputOf<typeof contract>

/**
 * Changes the given preferences, keeps the others, and replans all pending alerts. A change without effect writes and
 * plans nothing.
 *
 * @throws Problem `notification.quiet-hours` if only one end would be set, or both are the same.
 */
export async function setPreferences(context: Context, user: UserRow, change: Change): Promise<UserRow> {
  const now = context.clock.now()
  // Compared with the state at the start of the request, so that a change without effect waits for no lock.
  if (!isChange(user, preferencesAfter(user, change))) return user
  return inTransaction(context.db, async (tx) => {
    const before = await lockPerson(tx, user.id)
    if (!before) throw new Problem('auth.required')
    const preferences = preferencesAfter(before, change)
    if (!isChange(before, preferences)) return before
    const nag_since = preferences.nag_minutes === null ? null : (before.nag_since ?? now)
    const after = await updatePreferences(tx, user.id, { ...preferences, nag_since })
    await planEverything(context, tx, after, now)
    return after
  })
}

type Preferences = Pick<
  UserRow,
  'lead_minutes' | 'quiet_from' | 'quiet_until' | 'medicines_ring' | 'digest_at' | 'nag_minutes'
>

function preferencesAfter(before: UserRow, change: Change): Preferences {
  const preferences = {
    lead_minutes: change.lead_minutes ?? before.lead_minutes,
    quiet_from: settled(change.quiet_from, before.quiet_from),
    quiet_until: settled(change.quiet_until, before.quiet_until),
    medicines_ring: change.medicines_ring ?? before.medicines_ring,
    digest_at: settled(change.digest_at, before.digest_at),
    nag_minutes: settled(change.nag_minutes, before.nag_minutes),
  }
  const { quiet_from: from, quiet_until: until } = preferences
  if ((from === null) !== (until === null) || (from !== null && from === until)) {
    throw new Problem('notification.quiet-hours')
  }
  return preferences
}

const isChange = (before: UserRow, preferences: Preferences): boolean =>
  (Object.keys(preferences) as (keyof Preferences)[]).some((name) => preferences[name] !== before[name])

/** Null clears a value; omitted fields keep theirs. */
const settled = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given)
