import type { Context } from '#context.ts'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Says something about an order once for each Idempotency-Key: a repeat says nothing more. */
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
