import { account as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { dayMs, hourMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { networkOf } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { countMore, countWithin } from '#platform/request-counter.ts'
import { canVerify } from './can-verify.ts'
import { insertRequest } from './store.ts'

const { perHour, perDay, perMonth, perHourOfNetwork } = limits.verifications

type Count = { key: string; windowMs: number; limit: number }

const ofNetwork = (address: string): Count => ({
  key: `proof network ${networkOf(address)}`,
  windowMs: hourMs,
  limit: perHourOfNetwork,
})

/** Counters per person. An account's address never changes, so these also count per address. */
const ofPerson = (id: string): Count[] => [
  { key: `proof hour ${id}`, windowMs: hourMs, limit: perHour },
  { key: `proof day ${id}`, windowMs: dayMs, limit: perDay },
  { key: `proof month ${id}`, windowMs: 30 * dayMs, limit: perMonth },
]

/**
 * Requests a mail with a link that confirms a person's address. `send-verifications.ts` sends it.
 *
 * @throws Problem `account.proof-done`, `account.no-mail` in production without an email provider,
 *   `account.proof-limit`.
 */
export async function requestVerification(context: Context, user: UserRow, address: string): Promise<void> {
  if (user.email_verified_at !== null) throw new Problem('account.proof-done')
  if (!canVerify(context)) throw new Problem('account.no-mail')
  const now = context.clock.now()
  for (const counted of [...ofPerson(user.id), ofNetwork(address)]) {
    await countWithin(context.db, { ...counted, now, problem: 'account.proof-limit' })
  }
  await insertRequest(context.db, { user_id: user.id, asked_at: now, ready_at: now })
}

/**
 * Requests the first confirmation mail in the transaction that opens an account. Never makes signing up fail: over the
 * network's limit no mail is sent, and the person can request one later.
 */
export async function requestFirstVerification(
  context: Context,
  tx: Db,
  user: UserRow,
  { now, address }: { now: Date; address: string },
): Promise<void> {
  if (!canVerify(context)) return
  const { limit, ...counted } = ofNetwork(address)
  const { count } = await countMore(tx, { ...counted, by: 1, now })
  if (count <= limit) await insertRequest(tx, { user_id: user.id, asked_at: now, ready_at: now })
}
