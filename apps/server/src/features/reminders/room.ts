import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import { countReminders } from './store.ts'

/** More than a life holds; it keeps one account from filling the store. */
export const maxReminders = 10_000

/** @throws Problem `reminder.too-many` where so many more do not fit. */
export async function requireRoom(tx: Db, userId: string, { more }: { more: number }): Promise<void> {
  const count = await countReminders(tx, userId, { upTo: maxReminders })
  if (count + more > maxReminders) throw new Problem('reminder.too-many')
}
