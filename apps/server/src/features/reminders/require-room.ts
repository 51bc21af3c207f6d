import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { requireStorage } from '#features/storage/require-storage.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { countOpen } from './store.ts'

/** More reminders than one person's concurrent requests can add; a request that adds more counts itself. */
const near = 200

/**
 * Checks the limit on a person's open reminders. Call it before locking a row; far below the limit it takes no lock.
 *
 * @throws Problem `reminder.too-many` if `more` do not fit.
 */
export async function requireOpenLeft(
  { clock }: Context,
  tx: Db,
  user: Pick<UserRow, 'id' | 'time_zone'>,
  { more }: { more: number },
): Promise<void> {
  const eventsFrom = addDays(wallTimeOf(clock.now(), user.time_zone).day, -limits.listedDays)
  const open = () => countOpen(tx, user.id, { eventsFrom, upTo: limits.openMax })
  if ((await open()) + more <= limits.openMax - near) return
  await lockAccount(tx, user.id)
  if ((await open()) + more > limits.openMax) throw new Problem('reminder.too-many')
}

/**
 * Checks the limits before adding reminders.
 *
 * @param text bytes of their texts.
 * @throws Problem `reminder.too-many`, `account.full`.
 */
export async function requireRoom(
  context: Context,
  tx: Db,
  user: Pick<UserRow, 'id' | 'time_zone'>,
  { more, text }: { more: number; text: number },
): Promise<void> {
  await requireOpenLeft(context, tx, user, { more })
  await requireStorage(tx, user.id, { more: text + more * rowBytes })
}

/** Estimated bytes of a stored reminder without its texts. */
export const rowBytes = 300
