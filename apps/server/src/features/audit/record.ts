import type { AuditKind } from '@planner/contract/audit'
import { audit as limits } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import { truncatedAddress } from '#platform/network.ts'
import { deviceOf } from '#platform/user-agent.ts'
import { type Entry, insertEntry, repeatsOf } from './store.ts'

/** The actor and their address; a route's caller fits. `user` is null if nobody is signed in. */
export type Actor = { user: { id: string } | null; address: string; userAgent: string }

/**
 * Writes an audit entry, in the transaction of the action.
 *
 * @param by null if the product acts automatically.
 * @param subjectId the account concerned, if it is not the actor's.
 * @param about some more words, shown as they are: no secrets, no text of reminders.
 */
export async function record(
  context: Context,
  tx: Db,
  kind: AuditKind,
  by: Actor | null,
  { subjectId = null, about = null }: { subjectId?: string | null; about?: string | null } = {},
): Promise<void> {
  const userId = by?.user?.id ?? null
  const entry = {
    id: context.ids.next(),
    at: context.clock.now(),
    kind,
    user_id: userId,
    subject_id: subjectId === userId ? null : subjectId,
    about,
    device: by && deviceOf(by.userAgent).device,
    address: by && truncatedAddress(by.address),
  }
  if (repeatable.has(kind) && !(await isWorthKeeping(tx, entry))) return
  await insertEntry(tx, entry)
}

/** What can be done again and again at no cost. */
const repeatable: ReadonlySet<AuditKind> = new Set([
  'session.opened',
  'session.closed',
  'session.refused',
  'session.revoked',
  'consent.given',
])

/** Whether one more entry of its kind on a day says anything new (docs/decisions/0021). */
async function isWorthKeeping(tx: Db, entry: Entry): Promise<boolean> {
  const { each, distinct } = limits.repeated
  const { count, isSeen } = await repeatsOf(tx, entry, { since: after(entry.at, -dayMs), upTo: distinct })
  return count < each || (count < distinct && !isSeen)
}
