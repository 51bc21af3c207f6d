import type { Db } from '#platform/db/open.ts'
import type { OrderRemarkRow } from '#platform/db/tables/orders.ts'

export async function insertRemarks(tx: Db, remarks: OrderRemarkRow[]): Promise<void> {
  await tx.insertInto('order_remarks').values(remarks).execute()
}

/** Returns an order's remarks, oldest first. */
export const remarksOf = (tx: Db, orderId: string): Promise<OrderRemarkRow[]> =>
  tx.selectFrom('order_remarks').selectAll().where('order_id', '=', orderId).orderBy('said_at').orderBy('id').execute()

export async function setAnswer(
  tx: Db,
  id: string,
  answer: Pick<OrderRemarkRow, 'answer' | 'answer_paise' | 'answer_words' | 'answered_at'>,
): Promise<void> {
  await tx.updateTable('order_remarks').set(answer).where('id', '=', id).execute()
}
