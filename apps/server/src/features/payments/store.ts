import { sql } from 'kysely'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { PaymentRow, PaymentStatus, RefundRow } from '#platform/db/tables/payments.ts'

/** Creates the record of an order's payment. @returns whether there was none yet. */
export async function insertPayment(
  db: Db,
  payment: { order_id: string; amount_paise: number; updated_at: Date; next_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payments')
    .values({
      ...payment,
      opened_at: payment.updated_at,
      gateway_order_id: null,
      gateway_payment_id: null,
      status: 'created',
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Records that the payment page was opened again: from now on the gateway is polled for the payment. */
export async function reopenPayment(db: Db, orderId: string, times: { opened_at: Date; next_at: Date }): Promise<void> {
  await db
    .updateTable('payments')
    .set(times)
    .where('order_id', '=', orderId)
    .where('status', 'in', ['created', 'failed'])
    .execute()
}

/** Stores the gateway's id for a payment. The first one is kept: two concurrent calls must use the same. */
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

/** Returns a payment, locked until the transaction ends. */
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

/**
 * Claims the payments that are due for a query, the longest due first. Another process can claim each only after
 * `next`.
 */
export async function takePaymentsToAsk(
  db: Db,
  { now, next, limit }: { now: Date; next: (payment: PaymentRow) => Date | null; limit: number },
): Promise<PaymentRow[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('payments')
      .selectAll()
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const payment of due) {
      await tx
        .updateTable('payments')
        .set({ next_at: next(payment) })
        .where('order_id', '=', payment.order_id)
        .execute()
    }
    return due
  })
}

/** Records a payment to refund. @returns whether it was new. */
export async function insertRefund(
  tx: Db,
  refund: Pick<RefundRow, 'gateway_payment_id' | 'order_id' | 'amount_paise' | 'reason' | 'created_at' | 'next_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('gateway_payment_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Schedules refunds for the payments of cancelled orders: of what was not returned by hand before (`restOfPayment`). */
export async function refundCancelled(db: Db, now: Date): Promise<void> {
  await sql`
    insert into refunds (gateway_payment_id, order_id, amount_paise, reason, created_at, next_at)
    select payments.gateway_payment_id, payments.order_id, payments.amount_paise - orders.returned_paise, 'cancelled', ${now}, ${now}
    from payments join orders on orders.id = payments.order_id
    where payments.status = 'paid' and orders.status = 'cancelled' and payments.gateway_payment_id is not null
      and payments.amount_paise > orders.returned_paise
      and not exists (select from refunds where refunds.gateway_payment_id = payments.gateway_payment_id)
    on conflict (gateway_payment_id) do nothing`.execute(db)
}

/**
 * Claims the refunds that are due, the longest due first, and counts an attempt for each. Another process can claim
 * each only after `next`.
 */
export async function takeRefundsToTry(
  db: Db,
  { now, next, limit }: { now: Date; next: (refund: RefundRow) => Date; limit: number },
): Promise<RefundRow[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const refund of due) {
      await tx
        .updateTable('refunds')
        .set({ tries: refund.tries + 1, next_at: next(refund) })
        .where('gateway_payment_id', '=', refund.gateway_payment_id)
        .execute()
    }
    return due
  })
}

export async function refundOf(db: Db, paymentId: string): Promise<RefundRow | null> {
  const row = await db.selectFrom('refunds').selectAll().where('gateway_payment_id', '=', paymentId).executeTakeFirst()
  return row ?? null
}

/** @returns whether it was still open. */
export async function endRefund(tx: Db, paymentId: string, status: 'done' | 'given-up'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ status, next_at: null })
    .where('gateway_payment_id', '=', paymentId)
    .where('status', '<>', 'done')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the id of the person who ordered; null if the account is deleted. */
export async function buyerOf(db: Db, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst()
  return row?.user_id ?? null
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
