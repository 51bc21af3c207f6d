import { session } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { purgeRefusals } from '#features/notifications/preferences/purge-refusals.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { notifyByEmail, notifyOldNumber } from './notify-number-gone.ts'
import { closeCodeOnce, hasSessionUsedSince, lockPersonAndHolder, setNumber } from './store.ts'

type Given = { number: string; codeId: string; now: Date }

/**
 * Makes a number a person's verified number and replans their pending alerts. The replaced number is notified, and so
 * is an account that loses the number.
 *
 * @returns false if the code was used before.
 * @throws Problem `phone.taken`, without changing anything.
 */
export async function takeNumber(context: Context, userId: string, given: Given): Promise<boolean> {
  const taken = await inTransaction(context.db, (tx) => take(context, tx, userId, given))
  if (!taken) return false
  await notifyOldNumber(context, taken.before, given.number)
  if (taken.holder) await notifyByEmail(context, taken.holder)
  return true
}

/**
 * Another account that has verified the number keeps it, unless it has had no session for as long as an unused session
 * lives. Then the number belongs to someone else now: the person who has just entered the code.
 */
async function take(
  context: Context,
  tx: Db,
  userId: string,
  { number, codeId, now }: Given,
): Promise<{ before: UserRow; holder: UserRow | undefined } | null> {
  const people = await lockPersonAndHolder(tx, userId, number)
  const before = people.find(({ id }) => id === userId)
  const holder = people.find(({ id }) => id !== userId)
  if (!before) throw new Problem('auth.required')
  if (!(await closeCodeOnce(tx, codeId, now))) return null
  if (holder) {
    if (await hasSessionUsedSince(tx, holder.id, after(now, -session.idleDays * dayMs))) {
      throw new Problem('phone.taken')
    }
    await planEverything(context, tx, await setNumber(tx, holder.id, { number, verified: false }), now)
  }
  const user = await setNumber(tx, userId, { number, verified: true })
  await planEverything(context, tx, user, now)
  await purgeRefusals(tx, user, { isNumberNew: before.phone_number !== number })
  return { before, holder }
}
