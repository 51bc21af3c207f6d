import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CartRow } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRemarkRow, OrderRow, TimelineEntry } from '#platform/db/tables/orders.ts'
import type { PaymentRow, RefundRow } from '#platform/db/tables/payments.ts'

/** A payment, and what the gateway refunded of it. */
export type PaidRow = PaymentRow & { refunded_paise: number }

export type Duplicate = Pick<RefundRow, 'amount_paise' | 'status'>

/** An order with its payment, parts and remarks, which come as JSON with their timestamps as text. */
export type OrderWithPayment = OrderRow & {
  payment: PaidRow | null
  /** Payments that it got too much, which the gateway refunds. */
  duplicates: Duplicate[]
  parts: OrderPartRow[]
  remarks: OrderRemarkRow[]
}

/** Selects an order's parts, as JSON; needs the order as `orders`, as the others below. */
export const partsJson = sql<OrderPartRow[]>`coalesce((
  select jsonb_agg(to_jsonb(part) order by part.place) from order_parts as part where part.order_id = orders.id), '[]')`

export const remarksJson = sql<OrderRemarkRow[]>`coalesce((
  select jsonb_agg(to_jsonb(remark) order by remark.said_at, remark.line, remark.id)
  from order_remarks as remark where remark.order_id = orders.id), '[]')`

/** Of a payment that was refunded only in the gateway's dashboard, the amount is not known: the rest of it. */
export const paymentJson = sql<PaidRow | null>`(
  select to_jsonb(payments) || jsonb_build_object('refunded_paise', case when payments.status <> 'refunded' then 0
    else coalesce(refunds.amount_paise, greatest(0, payments.amount_paise - orders.returned_paise)) end)
  from payments left join refunds on refunds.gateway_payment_id = payments.gateway_payment_id
  where payments.order_id = orders.id)`

export const duplicatesJson = sql<Duplicate[]>`coalesce((
  select jsonb_agg(jsonb_build_object('amount_paise', amount_paise, 'status', status) order by created_at)
  from refunds where refunds.order_id = orders.id and reason = 'second'), '[]')`

/** Selects the household whose orders a person can see; null for a child. */
export const seenHousehold = (userId: string) =>
  sql`(select household_id from users where id = ${userId} and household_role in ('owner', 'adult'))`

/**
 * Selects a person's orders and those of their household as `orders`. A union, so that each branch uses its own index.
 */
export const visibleOrders = (userId: string) => sql`(
  select * from orders where user_id = ${userId}
  union all
  select * from orders where household_id = ${seenHousehold(userId)} and user_id is distinct from ${userId}
) as orders`

/** Returns what placing an order needs, in one query: the cart, and the order already made with the same key. */
export async function cartAndOrderOf(
  db: Db,
  userId: string,
  idempotencyKey: string | null,
): Promise<{ cart: CartRow | null; orderId: string | null }> {
  const statement = sql<CartRow & { order_id: string | null; has_cart: boolean }>`
    select cart.*, cart.id is not null as has_cart, made.id as order_id
    from (values (${userId}::uuid)) as person (id)
    left join carts as cart on cart.id = (select cart_id from users where users.id = person.id)
    left join orders as made on made.user_id = person.id and made.idempotency_key = ${idempotencyKey}`
  const [found] = await prepared(db, statement)
  const { has_cart: hasCart, order_id: orderId, ...cart } = found!
  return { cart: hasCart ? cart : null, orderId }
}

/**
 * Empties the cart and creates the order in one statement; does neither if the cart has changed.
 *
 * @returns whether the order was created.
 */
export async function insertOrder(
  db: Db,
  order: OrderRow,
  { id: cartId, version }: { id: string; version: number },
): Promise<boolean> {
  const statement = sql<{ id: string }>`
    with emptied as (
      update carts set version = version + 1, lines = '[]', updated_at = ${order.order_date}
      where id = ${cartId} and version = ${version}
      returning id
    )
    insert into orders (
      id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise,
      address, pin_code, payment_method, awaits_price, idempotency_key, deliver_by, household_id
    )
    select ${order.id}, ${order.user_id}::uuid, ${order.order_date}, ${order.status}, ${JSON.stringify(order.lines)}::jsonb,
      ${JSON.stringify(order.timeline)}::jsonb, ${order.subtotal_paise}, ${order.cgst_paise}, ${order.sgst_paise},
      ${order.total_paise}, ${order.address}, ${order.pin_code}, ${order.payment_method}, ${order.awaits_price},
      ${order.idempotency_key}, ${order.deliver_by}, ${order.household_id}::uuid
    from emptied
    returning id`
  return (await prepared(db, statement)).length === 1
}

/** Counts the orders a person placed since an instant. */
export async function countOrdersSince(db: Db, userId: string, since: Date): Promise<number> {
  const rows = await prepared(
    db,
    db
      .selectFrom('orders')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('order_date', '>=', since),
  )
  return rows[0]!.count
}

/** Returns an order; null if it is unknown or, given an owner, if they cannot see it. */
export async function orderById(db: Db, id: string, owner?: string): Promise<OrderWithPayment | null> {
  let query = db
    .selectFrom('orders')
    .selectAll()
    .select([
      paymentJson.as('payment'),
      duplicatesJson.as('duplicates'),
      partsJson.as('parts'),
      remarksJson.as('remarks'),
    ])
    .where('id', '=', id)
  if (owner !== undefined) {
    query = query.where(sql<boolean>`(user_id = ${owner} or household_id = ${seenHousehold(owner)})`)
  }
  return (await query.executeTakeFirst()) ?? null
}

/** Moves an order to a status, if its current one is in `from`. @returns whether it moved. */
export async function moveOrder(
  db: Db,
  id: string,
  { from, entry }: { from: readonly string[]; entry: TimelineEntry },
): Promise<boolean> {
  // SQL does not allow an empty list.
  if (from.length === 0) return false
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({
      status: entry.status,
      timeline: sql<string>`timeline || ${JSON.stringify(entry)}::jsonb`,
    })
    .where('id', '=', id)
    .where('status', 'in', [...from] as OrderRow['status'][])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute()
}
