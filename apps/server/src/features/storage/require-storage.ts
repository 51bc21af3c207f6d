import { storedBytesMax } from '@planner/contract/constants/accounts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { storedBytesOf } from './store.ts'

/** Bytes: more than one person's concurrent requests could add together. */
const near = 2_000_000

/**
 * Checks an account's storage limit. Call it before anything that makes an account grow locks a row
 * (docs/decisions/0021). Far below the limit nobody waits; near it one transaction counts at a time.
 *
 * @param more the maximum number of bytes to be added.
 * @throws Problem `account.full`.
 */
export async function requireStorage(tx: Db, userId: string, { more }: { more: number }): Promise<void> {
  if ((await storedBytesOf(tx, userId)) + more <= storedBytesMax - near) return
  await lockAccount(tx, userId)
  if ((await storedBytesOf(tx, userId)) + more > storedBytesMax) throw new Problem('account.full')
}
