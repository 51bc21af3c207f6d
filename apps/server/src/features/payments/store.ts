import type { Db } from '#platform/db/open.ts'
import type { PaymentRow, PaymentStatus } from '#platform/db/tables.ts'

/** Opens the record of an order's payment. @returns whether there was none yet. */
export async function insertPayment(
  db: Db,
  payment: { order_id: string; amount_paise: number; updated_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payments')
    .values({ ...payment, gateway_order_id: null, gateway_payment_id: null, status: 'created' })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that somebody is at the payment page again: from now on the gateway is asked whether they paid. */
export async function reopenPayment(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'created')
    .execute()
}

/** Writes down the gateway's name for a payment. The first one stands: two calls at once must not part ways. */
export async function nameAtGateway(db: Db, orderId: string, gatewayOrderId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ gateway_order_id: gatewayOrderId })
    .where('order_id', '=', orderId)
    .where('gateway_order_id', 'is', null)
    .execute()
}

export async function paymentOfOrder(db: Db, orderId: string): Promise<PaymentRow | null> {
  const row = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row ?? null
}

/** Held against others until the transaction ends. */
export async function lockPayment(tx: Db, by: { gatewayOrderId: string } | { paymentId: string }) {
  const query = tx.selectFrom('payments').selectAll().forUpdate()
  return 'paymentId' in by
    ? query.where('gateway_payment_id', '=', by.paymentId).executeTakeFirst()
    : query.where('gateway_order_id', '=', by.gatewayOrderId).executeTakeFirst()
}

export async function setPayment(
  tx: Db,
  orderId: string,
  payment: { status: PaymentStatus; updated_at: Date; gateway_payment_id?: string },
): Promise<void> {
  await tx.updateTable('payments').set(payment).where('order_id', '=', orderId).execute()
}

/** Those that nobody has paid yet and that were opened between two instants, oldest first. */
export async function openPayments(
  db: Db,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'created')
    .where('updated_at', '>=', from)
    .where('updated_at', '<=', until)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
}

/** What was paid for orders that are cancelled, and not tried again after `until`. */
export async function paymentsToGiveBack(
  db: Db,
  { until, limit }: { until: Date; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.status', '=', 'paid')
    .where('orders.status', '=', 'cancelled')
    .where('payments.updated_at', '<=', until)
    .orderBy('payments.updated_at')
    .limit(limit)
    .execute()
}

/** @returns whether the event is new. */
export async function insertEvent(tx: Db, event: { id: string; kind: string; received_at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
