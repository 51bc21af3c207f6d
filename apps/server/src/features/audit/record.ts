import type { AuditKind } from '@planner/contract/audit'
import { audit as limits } from '@planner/contract/constants/admin'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import { truncatedAddress } from '#platform/network.ts'
import { deviceOf } from '#platform/user-agent.ts'
import { type Entry, insertEntry, repeatsOf } from './store.ts'

/** The actor and their address; a route's caller has this shape. `user` is null if nobody is signed in. */
export type Actor = { user: { id: string } | null; address: string; userAgent: string }

/**
 * Writes an audit entry in the transaction of the action.
 *
 * @param by null if the product acted automatically.
 * @param subjectId the account concerned, if it is not the actor's.
 * @param about extra detail, shown verbatim: no secrets, no reminder text.
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

/** Kinds of actions that anyone can repeat at no cost, and so could flood the log with. */
const repeatable: ReadonlySet<AuditKind> = new Set([
  'session.opened',
  'session.closed',
  'session.refused',
  'session.revoked',
  'consent.given',
])

/** Whether another entry of this kind within a day adds information (docs/decisions/0021). */
async function isWorthKeeping(tx: Db, entry: Entry): Promise<boolean> {
  const { each, distinct } = limits.repeated
  const { count, isSeen } = await repeatsOf(tx, entry, { since: after(entry.at, -dayMs), upTo: distinct })
  return count < each || (count < distinct && !isSeen)
}
