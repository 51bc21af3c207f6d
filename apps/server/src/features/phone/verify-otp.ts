import type { verifyOtp as contract } from '@planner/contract/account/phone'
import { phone } from '@planner/contract/constants/notifications'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { PhoneCodeRow } from '#platform/db/tables/phone.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { isCode } from './code-hash.ts'
import { mobileNumber } from './phone-number.ts'
import { closeCodeOnce, countTry, lockNewestCode } from './store.ts'
import { takeNumber } from './take-number.ts'

type Verdict = 'right' | NonNullable<ResultOf<typeof contract>['reason']>

/**
 * Checks a one-time code against the newest one that this person requested for this number. The right code verifies the
 * number, once.
 *
 * @throws Problem `phone.invalid`, `phone.landline`, `phone.taken`, or `phone.unavailable`.
 */
export async function verifyOtp(
  context: Context,
  user: UserRow,
  { phone_number: written, code }: CheckedInputOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  const now = context.clock.now()
  const number = mobileNumber(written)
  const asked = await countedTry(context, user.id, number, now)
  const verdict =
    typeof asked === 'string' ? asked : await verdictOn(context, { asked, userId: user.id, number, code, now })
  if (verdict !== 'right') return { valid: false, reason: verdict }
  const isTaken = await takeNumber(context, user.id, { number, codeId: (asked as PhoneCodeRow).id, now })
  return isTaken ? { valid: true, reason: null } : { valid: false, reason: 'expired' }
}

/**
 * Returns the code to compare an attempt with. The attempt is counted first, so that concurrent ones count separately.
 */
async function countedTry(
  context: Context,
  userId: string,
  number: string,
  now: Date,
): Promise<PhoneCodeRow | 'expired' | 'too-many'> {
  return inTransaction(context.db, async (tx) => {
    const asked = await lockNewestCode(tx, userId, number)
    if (!asked || asked.closed_at || after(asked.created_at, phone.codeMinutes * minuteMs) <= now) return 'expired'
    if (asked.tries >= phone.codeTries) return 'too-many'
    await countTry(tx, asked.id)
    return asked
  })
}

type Try = { asked: PhoneCodeRow; userId: string; number: string; code: string; now: Date }

async function verdictOn(context: Context, { asked, userId, number, code, now }: Try): Promise<Verdict> {
  if (asked.code_hash) return isCode(context, { userId, number, code }, asked.code_hash) ? 'right' : 'wrong'
  const checked = await context.phoneVerifier.check({ to: number, code, userId, now })
  if (checked.kind === 'unavailable') {
    const { note, retryAfterSeconds } = checked
    throw new Problem('phone.unavailable', { reason: note, ...(retryAfterSeconds && { retryAfterSeconds }) })
  }
  // An expired or exhausted code can never be used again.
  if (checked.kind === 'expired' || checked.kind === 'too-many') await closeCodeOnce(context.db, asked.id, now)
  return checked.kind === 'approved' ? 'right' : checked.kind
}
