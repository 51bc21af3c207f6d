import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { CartRow, OrderRow, PaymentRow, TimelineEntry } from '#platform/db/tables.ts'

export type OrderWithPayment = OrderRow & { payment: PaymentRow | null }

const paymentOf = sql<PaymentRow | null>`(select to_jsonb(payments) from payments where payments.order_id = orders.id)`

/** What placing an order begins from, in one look: the cart, and the order that the same key already made. */
export async function cartAndOrderOf(
  db: Db,
  userId: string,
  idempotencyKey: string | null,
): Promise<{ cart: CartRow | null; orderId: string | null }> {
  const { rows } = await sql<CartRow & { order_id: string | null; has_cart: boolean }>`
    select cart.*, cart.user_id is not null as has_cart, made.id as order_id
    from (values (${userId}::uuid)) as person (id)
    left join carts as cart on cart.user_id = person.id
    left join orders as made on made.user_id = person.id and made.idempotency_key = ${idempotencyKey}`.execute(db)
  const { has_cart: hasCart, order_id: orderId, ...cart } = rows[0]!
  return { cart: hasCart ? cart : null, orderId }
}

/**
 * Empties the cart and makes the order, in one statement: both, or neither where the cart is another by now.
 *
 * @returns whether it was made.
 */
export async function insertOrder(db: Db, order: OrderRow, { version }: { version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with emptied as (
      update carts set version = version + 1, lines = '[]', updated_at = ${order.order_date}
      where user_id = ${order.user_id} and version = ${version}
      returning user_id
    )
    insert into orders (
      id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise,
      address, pin_code, payment_method, awaits_price, idempotency_key
    )
    select ${order.id}, emptied.user_id, ${order.order_date}, ${order.status}, ${JSON.stringify(order.lines)}::jsonb,
      ${JSON.stringify(order.timeline)}::jsonb, ${order.subtotal_paise}, ${order.cgst_paise}, ${order.sgst_paise},
      ${order.total_paise}, ${order.address}, ${order.pin_code}, ${order.payment_method}, ${order.awaits_price},
      ${order.idempotency_key}
    from emptied`.execute(db)
  return numAffectedRows === 1n
}

/** Newest first. */
export async function ordersOf(db: Db, userId: string): Promise<OrderWithPayment[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(paymentOf.as('payment'))
    .where('user_id', '=', userId)
    .orderBy('order_date', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Null for an unknown one, and, where an owner is named, for one of somebody else's. */
export async function orderById(db: Db, id: string, owner?: string): Promise<OrderWithPayment | null> {
  let query = db.selectFrom('orders').selectAll().select(paymentOf.as('payment')).where('id', '=', id)
  if (owner !== undefined) query = query.where('user_id', '=', owner)
  return (await query.executeTakeFirst()) ?? null
}

/**
 * Moves an order to a status, if it still stands where one of `from` says.
 *
 * @returns whether it moved.
 */
export async function moveOrder(
  db: Db,
  id: string,
  { from, entry }: { from: readonly string[]; entry: TimelineEntry },
): Promise<boolean> {
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

/** An admin took the quoted prices as they are: the order can be paid and confirmed from now on. */
export async function acceptPrices(db: Db, id: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      awaits_price: false,
      lines: sql<string>`(select jsonb_agg(jsonb_set(line, '{quoted}', 'false') order by at)
        from jsonb_array_elements(lines) with ordinality as each (line, at))`,
    })
    .where('id', '=', id)
    .execute()
}

export type MonthSpend = { month: string; paise: number; orders: number }
export type VendorSpend = { vendor_name: string; paise: number; orders: number }

/** What was ordered and not cancelled since an instant, by month of the person's zone. */
export async function spendByMonth(db: Db, userId: string, since: Date, timeZone: string): Promise<MonthSpend[]> {
  const { rows } = await sql<MonthSpend>`
    select to_char(order_date at time zone ${timeZone}, 'YYYY-MM') as month,
      sum(total_paise)::bigint as paise, count(*)::int as orders
    from orders where user_id = ${userId} and order_date >= ${since} and status <> 'cancelled'
    group by 1 order by 1`.execute(db)
  return rows
}

/** Without tax, since that stands on the whole bill; the ten one spent most at. */
export async function spendByVendor(db: Db, userId: string, since: Date): Promise<VendorSpend[]> {
  const { rows } = await sql<VendorSpend>`
    select coalesce(line ->> 'vendor_name', 'Any vendor') as vendor_name,
      sum((line ->> 'price')::bigint * (line ->> 'quantity')::int)::bigint as paise, count(distinct orders.id)::int as orders
    from orders, jsonb_array_elements(lines) as line
    where user_id = ${userId} and order_date >= ${since} and status <> 'cancelled'
    group by 1 order by 2 desc limit 10`.execute(db)
  return rows
}

/** Everybody's, newest first; those whose id ends with `search`, and that stand in `status`, where these are given. */
export async function allOrders(
  db: Db,
  {
    search,
    status,
    offset,
    limit,
  }: { search?: string | undefined; status?: OrderRow['status'] | undefined; offset: number; limit: number },
): Promise<{ orders: OrderWithPayment[]; total: number }> {
  let query = db.selectFrom('orders')
  if (status) query = query.where('status', '=', status)
  const end = search?.toLowerCase().replaceAll(/[^0-9a-f-]/g, '')
  if (end) query = query.where(sql<string>`id::text`, 'like', `%${end}`)
  const [orders, counted] = await Promise.all([
    query
      .selectAll()
      .select(paymentOf.as('payment'))
      .orderBy('order_date', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { orders, total: counted.count }
}
