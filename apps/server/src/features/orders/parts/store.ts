import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { PaymentRow, PaymentStatus } from '#platform/db/tables/payments.ts'
import type { VendorLinkRow, VendorRow } from '#platform/db/tables/vendors.ts'

/** Returns an order's parts in the order of its lines. */
export const partsOf = (db: Db, orderId: string): Promise<OrderPartRow[]> =>
  db.selectFrom('order_parts').selectAll().where('order_id', '=', orderId).orderBy('place').execute()

export async function partById(db: Db, id: string): Promise<OrderPartRow | null> {
  return (await db.selectFrom('order_parts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function insertParts(db: Db, parts: OrderPartRow[]): Promise<void> {
  if (parts.length === 0) return
  await db
    .insertInto('order_parts')
    .values(parts.map((part) => ({ ...part, lines: JSON.stringify(part.lines) })))
    .execute()
}

export async function updatePart(tx: Db, { id, ...part }: OrderPartRow): Promise<void> {
  await tx
    .updateTable('order_parts')
    .set({
      state: part.state,
      lines: JSON.stringify(part.lines),
      paid_said_at: part.paid_said_at,
      received_at: part.received_at,
      next_at: part.next_at,
      tries: part.tries,
      nudges: part.nudges,
      messaged_at: part.messaged_at,
      delivered_at: part.delivered_at,
      to_refund_paise: part.to_refund_paise,
      returned_paise: part.returned_paise,
      updated_at: part.updated_at,
    })
    .where('id', '=', id)
    .execute()
}

export async function updateOrder(tx: Db, order: OrderRow): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status: order.status,
      lines: JSON.stringify(order.lines),
      timeline: JSON.stringify(order.timeline),
      subtotal_paise: order.subtotal_paise,
      cgst_paise: order.cgst_paise,
      sgst_paise: order.sgst_paise,
      total_paise: order.total_paise,
      awaits_price: order.awaits_price,
      to_refund_paise: order.to_refund_paise,
      returned_paise: order.returned_paise,
      late_told: order.late_told,
    })
    .where('id', '=', order.id)
    .execute()
}

/** Returns an order, locked until the transaction ends. */
export async function lockedOrder(tx: Db, id: string): Promise<OrderRow | null> {
  return (await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Returns the status and amount of an order's online payment; null if none was opened. */
export async function openedPayment(
  tx: Db,
  orderId: string,
): Promise<Pick<PaymentRow, 'status' | 'amount_paise'> | null> {
  const query = tx.selectFrom('payments').select(['status', 'amount_paise']).where('order_id', '=', orderId)
  return (await query.executeTakeFirst()) ?? null
}

/** Returns the status of an order's online payment; null if none was opened. */
export const paymentOf = async (tx: Db, orderId: string): Promise<PaymentStatus | null> =>
  (await openedPayment(tx, orderId))?.status ?? null

/** Whether an online payment was opened, after which agreed prices can no longer change. */
export const isAtGateway = async (tx: Db, orderId: string): Promise<boolean> => (await paymentOf(tx, orderId)) !== null

/** Claims the parts whose vendor is due a message, leased until `until`. */
export async function takeDueParts(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<OrderPartRow[]> {
  const { rows } = await sql<OrderPartRow>`
    with due as materialized (
      select id from order_parts where next_at <= ${now} order by next_at limit ${limit} for update skip locked
    )
    update order_parts set next_at = ${until}, tries = tries + 1
    from due where order_parts.id = due.id
    returning order_parts.*`.execute(db)
  return rows
}

/** Returns when the next message to a vendor is due; null if none is. */
export async function nextPartAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('order_parts').select('next_at').where('next_at', 'is not', null)
  return (await query.orderBy('next_at').limit(1).executeTakeFirst())?.next_at ?? null
}

/** Records the result of a message, unless the part was changed meanwhile and is due another one. */
export async function settleMessage(
  db: Db,
  id: string,
  { lease, ...settled }: { lease: Date } & Pick<OrderPartRow, 'next_at' | 'tries' | 'nudges' | 'messaged_at'>,
): Promise<void> {
  await db.updateTable('order_parts').set(settled).where('id', '=', id).where('next_at', '=', lease).execute()
}

export async function vendorOf(db: Db, id: string): Promise<VendorRow | null> {
  return (await db.selectFrom('vendors').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function updateVendorOrders(
  db: Db,
  id: string,
  changes: Partial<Pick<VendorRow, 'takes_orders' | 'language' | 'order_to'>>,
): Promise<void> {
  await db
    .updateTable('vendors')
    .set({ id, ...changes })
    .where('id', '=', id)
    .execute()
}

export async function insertLink(db: Db, link: VendorLinkRow): Promise<void> {
  await db
    .insertInto('vendor_links')
    .values(link)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Deletes a link that was never delivered. */
export async function deleteLink(db: Db, id: string): Promise<void> {
  await db.deleteFrom('vendor_links').where('id', '=', id).execute()
}

export async function linkById(db: Db, id: string): Promise<VendorLinkRow | null> {
  return (await db.selectFrom('vendor_links').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Counts that a link was opened, or used to answer. */
export async function countLink(db: Db, id: string, what: 'opens' | 'answers', now: Date): Promise<void> {
  await db
    .updateTable('vendor_links')
    .set((link) => ({ [what]: link(what, '+', 1), last_opened_at: now }))
    .where('id', '=', id)
    .execute()
}

export type LinkSums = { open: number; opens: number; answers: number; last_opened_at: Date | null }

export async function sumLinks(db: Db, vendorId: string, now: Date): Promise<LinkSums> {
  const { rows } = await sql<LinkSums>`
    select count(*) filter (where withdrawn_at is null and ends_at > ${now})::int as open,
      coalesce(sum(opens), 0)::int as opens, coalesce(sum(answers), 0)::int as answers, max(last_opened_at) as last_opened_at
    from vendor_links where vendor_id = ${vendorId}`.execute(db)
  return rows[0]!
}

/** Deletes links that ended long ago. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('vendor_links').where('ends_at', '<', before).execute()
}

export type ListedPart = OrderPartRow & { order_lines: Line[]; deliver_by: Date | null }

/**
 * Returns a page of a vendor's open orders, including those with a problem to answer or money to return, the latest
 * change first, and their total number.
 */
export async function openPartsOf(
  db: Db,
  vendorId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ parts: ListedPart[]; total: number }> {
  const isOpen = sql<boolean>`order_parts.id in (
    select id from order_parts where vendor_id = ${vendorId} and kind = 'vendor'
      and state in ('sent', 'asks', 'accepted', 'ready')
    union
    select id from order_parts where vendor_id = ${vendorId} and to_refund_paise > 0
    union
    select part_id from order_remarks where vendor_id = ${vendorId} and answered_at is null and kind <> 'message')`
  const [{ rows: parts }, { rows: counted }] = await Promise.all([
    sql<ListedPart>`
      select order_parts.*, orders.lines as order_lines, orders.deliver_by
      from order_parts join orders on orders.id = order_parts.order_id
      where ${isOpen} order by order_parts.updated_at desc, order_parts.id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from order_parts where ${isOpen}`.execute(db),
  ])
  return { parts, total: counted[0]!.total }
}

export type Customer = { full_name: string; phone_number: string | null; phone_verified: boolean }

export async function customerOf(db: Db, userId: string | null): Promise<Customer | null> {
  if (userId === null) return null
  const query = db.selectFrom('users').select(['full_name', 'phone_number', 'phone_verified']).where('id', '=', userId)
  return (await query.executeTakeFirst()) ?? null
}

/** Saves prices that were paid, and deletes the oldest beyond `max`. */
export async function rememberPaid(
  tx: Db,
  userId: string,
  paid: { name: string; paise: number }[],
  { shop, now, max }: { shop: string; now: Date; max: number },
): Promise<void> {
  if (paid.length === 0) return
  const byKey = new Map(paid.map(({ name, paise }) => [name.toLowerCase(), paise]))
  await tx
    .insertInto('paid_prices')
    .values([...byKey].map(([name_key, paise]) => ({ user_id: userId, name_key, paise, shop, paid_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name_key']).doUpdateSet((row) => ({
        paise: row.ref('excluded.paise'),
        shop: row.ref('excluded.shop'),
        paid_at: row.ref('excluded.paid_at'),
      })),
    )
    .execute()
  await sql`delete from paid_prices where user_id = ${userId} and name_key in (
    select name_key from paid_prices where user_id = ${userId} order by paid_at desc offset ${max})`.execute(tx)
}

/**
 * Records that the installation owes what an online payment brought beyond the order's total, which fell after the
 * payment was opened. Shops that nobody paid owe nothing then. Does nothing for a cancelled order: its payment is
 * refunded.
 */
export async function oweOverpaid(
  tx: Db,
  orderId: string,
  paidPaise: number,
): Promise<Pick<OrderRow, 'id' | 'to_refund_paise'> | null> {
  const owed = await tx
    .updateTable('orders')
    .set({ to_refund_paise: sql<number>`to_refund_paise + greatest(0, ${paidPaise}::bigint - total_paise)` })
    .where('id', '=', orderId)
    .where('status', '<>', 'cancelled')
    .returning(['id', 'to_refund_paise'])
    .executeTakeFirst()
  if (!owed) return null
  await tx
    .updateTable('order_parts')
    .set({ to_refund_paise: 0 })
    .where('order_id', '=', orderId)
    .where('received_at', 'is', null)
    .where('to_refund_paise', '>', 0)
    .execute()
  return owed
}

/** Records what is to be refunded of an order that an administrator cancels: see `refundOfCancelled`. */
export async function setRefundsOfCancelled(
  tx: Db,
  orderId: string,
  { ofOrder, ofParts }: { ofOrder: number; ofParts: readonly { id: string; paise: number }[] },
): Promise<void> {
  await tx.updateTable('orders').set({ to_refund_paise: ofOrder }).where('id', '=', orderId).execute()
  for (const { id, paise } of ofParts) {
    await tx.updateTable('order_parts').set({ to_refund_paise: paise }).where('id', '=', id).execute()
  }
}

/**
 * Applies an administrator's change of the whole order to its unfinished parts. A vendor that knows of a cancelled part
 * is notified.
 */
export async function alignParts(
  tx: Db,
  orderId: string,
  { status, now }: { status: OrderRow['status']; now: Date },
): Promise<void> {
  if (status === 'pending') return
  const to = status === 'confirmed' ? 'accepted' : status
  await sql`
    update order_parts set state = case when kind <> 'vendor' and ${to} = 'accepted' then state else ${to} end,
      next_at = case when ${to} = 'cancelled' and messaged_at is not null then ${now}::timestamptz end, tries = 0,
      delivered_at = case when ${to} = 'delivered' then ${now}::timestamptz end, updated_at = ${now}
    where order_id = ${orderId} and state not in ('declined', 'cancelled', 'delivered')
      and (${to} <> 'accepted' or state in ('sent', 'asks', 'listed'))`.execute(tx)
}

/** Returns the ids of confirmed orders that were needed by a time and whose customers do not know that they are late. */
export async function ordersToTellLate(
  db: Db,
  { neededBy, limit }: { neededBy: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('late_told', '=', false)
    .where('deliver_by', '<=', neededBy)
    .orderBy('deliver_by')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
