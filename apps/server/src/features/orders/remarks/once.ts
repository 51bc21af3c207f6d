import type { Context } from '#context.ts'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Adds a remark to an order once per Idempotency-Key; a repeat adds nothing. */
export async function sayOnce(
  context: Context,
  user: UserRow,
  { orderId, key }: { orderId: string; key: string | null },
  say: (within: Context) => Promise<void>,
): Promise<void> {
  await answerOnce(context, user, { call: `order remark ${orderId}`, id: key }, async (within) => {
    await say(within)
    return null
  })
}
