import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { OrderRemarkRow } from '#platform/db/tables/orders.ts'

export async function insertRemarks(tx: Db, remarks: OrderRemarkRow[]): Promise<void> {
  await tx.insertInto('order_remarks').values(remarks).execute()
}

/** Returns an order's remarks, oldest first. */
export const remarksOf = (tx: Db, orderId: string): Promise<OrderRemarkRow[]> =>
  tx.selectFrom('order_remarks').selectAll().where('order_id', '=', orderId).orderBy('said_at').orderBy('id').execute()

/**
 * Closes the questions where something is once it was delivered, or will not come any more: of a shop's part, or of what
 * the installation sells itself.
 */
export async function closeLate(tx: Db, orderId: string, now: Date): Promise<void> {
  await sql`
    update order_remarks as remark set answered_at = ${now},
      answer = case when ended.state = 'delivered' then 'bring' else 'cannot' end,
      answer_words = case when ended.state = 'delivered' then 'It was delivered' else 'It was cancelled' end
    from (
      select part.id as part_id, part.state from order_parts as part where part.order_id = ${orderId}
      union all select null, status from orders where id = ${orderId}
    ) as ended
    where remark.order_id = ${orderId} and remark.kind = 'late' and remark.answered_at is null
      and remark.part_id is not distinct from ended.part_id and ended.state in ('delivered', 'cancelled', 'declined')`.execute(
    tx,
  )
}

export async function setAnswer(
  tx: Db,
  id: string,
  answer: Pick<OrderRemarkRow, 'answer' | 'answer_paise' | 'answer_words' | 'answered_at'>,
): Promise<void> {
  await tx.updateTable('order_remarks').set(answer).where('id', '=', id).execute()
}
