import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRemarkRow, OrderRow, TimelineEntry } from '#platform/db/tables/orders.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'

/** An order with its payment, parts and remarks, which come as JSON with their timestamps as text. */
export type OrderWithPayment = OrderRow & {
  payment: PaymentRow | null
  parts: OrderPartRow[]
  remarks: OrderRemarkRow[]
}

const partsOfPage = sql<OrderPartRow[]>`coalesce((
  select jsonb_agg(to_jsonb(part) order by part.place) from order_parts as part where part.order_id = page.id), '[]')`
const partsOf = sql<OrderPartRow[]>`coalesce((
  select jsonb_agg(to_jsonb(part) order by part.place) from order_parts as part where part.order_id = orders.id), '[]')`

const remarksOfPage = sql<OrderRemarkRow[]>`coalesce((
  select jsonb_agg(to_jsonb(remark) order by remark.said_at, remark.line, remark.id)
  from order_remarks as remark where remark.order_id = page.id), '[]')`
const remarksOf = sql<OrderRemarkRow[]>`coalesce((
  select jsonb_agg(to_jsonb(remark) order by remark.said_at, remark.line, remark.id)
  from order_remarks as remark where remark.order_id = orders.id), '[]')`

const paymentOfPage = sql<PaymentRow | null>`(select to_jsonb(payments) from payments where payments.order_id = page.id)`
const paymentOf = sql<PaymentRow | null>`(select to_jsonb(payments) from payments where payments.order_id = orders.id)`

/** Selects the household whose orders a person can see; null for a child. */
const seenHousehold = (userId: string) =>
  sql`(select household_id from users where id = ${userId} and household_role in ('owner', 'adult'))`

/**
 * Selects a person's orders and those of their household as `orders`. A union, so that each branch uses its own index.
 */
const visibleOrders = (userId: string) => sql`(
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

/**
 * Returns orders that a person can see, newest first, after `before` if given. Stops after about `bytes` bytes; a line
 * counts as 400 bytes, because an exact count would require serialising all of them.
 *
 * @param before null for the newest.
 */
export async function ordersOf(
  db: Db,
  userId: string,
  { before = null, limit, bytes }: { before?: string | null; limit: number; bytes: number },
): Promise<OrderWithPayment[]> {
  const follows = sql`(order_date, id) < (
    coalesce((select order_date from orders as last where last.id = ${before}::uuid), 'infinity'::timestamptz),
    coalesce(${before}::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
  )`
  const statement = sql<OrderWithPayment & { fetched: number }>`
    select page.*, ${paymentOfPage} as payment, ${partsOfPage} as parts, ${remarksOfPage} as remarks
    from (
      select newest.*, 400 * sum(jsonb_array_length(newest.lines)) over (
          order by newest.order_date desc, newest.id desc rows between unbounded preceding and 1 preceding
        ) as fetched
      from (${newestOrders(userId, { limit, follows })}) as newest
    ) as page
    where coalesce(page.fetched, 0) < ${bytes}
    order by page.order_date desc, page.id desc`
  return (await prepared(db, statement)).map(({ fetched: _fetched, ...order }) => order)
}

/** Selects the newest `limit` orders that a person can see, reading no more than that of each branch. */
const newestOrders = (
  userId: string,
  { limit, follows = sql`true` }: { limit: number; follows?: RawBuilder<unknown> },
) => sql`
  select * from (
    (select * from orders where user_id = ${userId} and ${follows} order by order_date desc, id desc limit ${limit})
    union all
    (
      select * from orders
      where household_id = ${seenHousehold(userId)} and user_id is distinct from ${userId} and ${follows}
      order by order_date desc, id desc limit ${limit}
    )
  ) as seen order by order_date desc, id desc limit ${limit}`

/**
 * Returns the newest of a person's orders that contain all of these words, ignoring case; searches only the newest
 * `among`.
 */
export async function ordersThatSay(
  db: Db,
  userId: string,
  { words, limit, among }: { words: readonly string[]; limit: number; among: number },
): Promise<OrderWithPayment[]> {
  const likes = words.map((word) => `%${word.replace(/^#/, '').replaceAll(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<OrderWithPayment>`
    select page.*, ${paymentOfPage} as payment, ${partsOfPage} as parts, ${remarksOfPage} as remarks
    from (${newestOrders(userId, { limit: among })}) as page
    where concat_ws(' ', page.id, page.status, (
      select string_agg(concat_ws(' ', line ->> 'name', line ->> 'vendor_name'), ' ')
      from jsonb_array_elements(page.lines) as line
    )) ilike all(${likes}::text[])
    order by page.order_date desc, page.id desc limit ${limit}`.execute(db)
  return rows
}

/** Counts the orders that a person can see by status; a status without orders has no row. */
export async function countByStatus(db: Db, userId: string): Promise<{ status: OrderRow['status']; count: number }[]> {
  const statement = sql<{ status: OrderRow['status']; count: number }>`
    select status, count(*)::int as count from ${visibleOrders(userId)} group by status`
  return prepared(db, statement)
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
    .select([paymentOf.as('payment'), partsOf.as('parts'), remarksOf.as('remarks')])
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

/** Locks an order until the transaction ends, and returns its tax invoice; null if none was issued. */
export async function invoiceOfLocked(tx: Db, id: string): Promise<{ number: string; issuedAt: Date } | null> {
  const order = await tx
    .selectFrom('orders')
    .select(['invoice_number', 'invoiced_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return order?.invoice_number && order.invoiced_at
    ? { number: order.invoice_number, issuedAt: order.invoiced_at }
    : null
}

/** Returns the next number of a series. Other transactions wait for this one; if it fails, the number is reused. */
export async function nextInvoiceNumber(tx: Db, series: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_series')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last_number: sql<number>`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export async function setInvoice(
  tx: Db,
  id: string,
  { number, issuedAt }: { number: string; issuedAt: Date },
): Promise<void> {
  await tx.updateTable('orders').set({ invoice_number: number, invoiced_at: issuedAt }).where('id', '=', id).execute()
}

/** Saves new prices for quoted lines, and the totals derived from them. */
export async function setPrices(tx: Db, order: OrderRow): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      lines: JSON.stringify(order.lines),
      timeline: JSON.stringify(order.timeline),
      subtotal_paise: order.subtotal_paise,
      cgst_paise: order.cgst_paise,
      sgst_paise: order.sgst_paise,
      total_paise: order.total_paise,
    })
    .where('id', '=', order.id)
    .execute()
}

/** Records that an administrator accepted the quoted prices, so that the order can be paid and confirmed. */
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

/** Whether an order counts as spent: not cancelled, without an open price, refund or missing online payment. */
const isSpent = sql<boolean>`(orders.status <> 'cancelled' and not orders.awaits_price and (orders.payment_method = 'on_delivery'
  or exists (select from payments where payments.order_id = orders.id and payments.status = 'paid')))`

/** What a line cost after its shop's refunds, which may include tax. */
const paiseOfLine = sql`greatest(0,
  (line ->> 'price')::bigint * (line ->> 'quantity')::int - coalesce((line ->> 'refunded')::bigint, 0))`

/** Returns the amounts spent on orders since an instant, by month in the person's time zone. */
export async function spendByMonth(db: Db, userId: string, since: Date, timeZone: string): Promise<MonthSpend[]> {
  const { rows } = await sql<MonthSpend>`
    select to_char(order_date at time zone ${timeZone}, 'YYYY-MM') as month,
      sum(total_paise)::bigint as paise, count(*)::int as orders
    from ${visibleOrders(userId)} where order_date >= ${since} and ${isSpent}
    group by 1 order by 1`.execute(db)
  return rows
}

export type MemberSpend = { month: string; member_id: string | null; name: string | null; paise: number }

/**
 * Returns each member's share of the household's orders since an instant, including tax, by month. Rounded so that the
 * shares of an order add up to its total. Former members have no name.
 */
export async function spendByMember(db: Db, userId: string, since: Date, timeZone: string): Promise<MemberSpend[]> {
  const { rows } = await sql<MemberSpend>`
    with shares as (
      select orders.id, order_date, total_paise, coalesce(line ->> 'by', orders.user_id::text) as member,
        sum(${paiseOfLine}) as paise
      from orders, jsonb_array_elements(lines) as line
      where household_id = ${seenHousehold(userId)} and order_date >= ${since} and ${isSpent}
      group by orders.id, order_date, total_paise, member
    ), running as (
      select *, sum(paise) over (partition by id order by member nulls last) as reached,
        sum(paise) over (partition by id) as whole
      from shares
    ), parts as (
      select order_date, member,
        round(total_paise * reached / whole) - round(total_paise * (reached - paise) / whole) as paise
      from running where whole > 0
    )
    select to_char(order_date at time zone ${timeZone}, 'YYYY-MM') as month, users.id as member_id,
      coalesce(users.household_nickname, users.full_name) as name, sum(parts.paise)::bigint as paise
    from parts left join users on users.id = member::uuid and users.household_id = ${seenHousehold(userId)}
    group by 1, 2, 3 order by 1, 3 nulls last, 2`.execute(db)
  return rows
}

export type Bought = { placed: number; paise: number }

/** Returns the number of orders, including cancelled ones, and the amount spent on the others. */
export async function boughtOf(db: Db, userId: string): Promise<Bought> {
  const { rows } = await sql<Bought>`
    select count(*) as placed, coalesce(sum(total_paise) filter (where ${isSpent}), 0)::bigint as paise
    from orders where user_id = ${userId}`.execute(db)
  return rows[0]!
}

/** Returns the ten vendors with the highest spend. Without tax, which applies to the whole bill. */
export async function spendByVendor(db: Db, userId: string, since: Date): Promise<VendorSpend[]> {
  const { rows } = await sql<VendorSpend>`
    select coalesce(line ->> 'vendor_name', 'Any vendor') as vendor_name,
      sum(${paiseOfLine})::bigint as paise, count(distinct orders.id)::int as orders
    from ${visibleOrders(userId)}, jsonb_array_elements(lines) as line
    where order_date >= ${since} and ${isSpent}
    group by 1 order by 2 desc limit 10`.execute(db)
  return rows
}

export type OrderFilter = {
  /** The end of an id, in a form that {@link endOfId} recognises, or part of the customer's name or email address. */
  search?: string | undefined
  status?: OrderRow['status'] | undefined
  /** Only orders with a quoted price that is not accepted yet. */
  awaitsPrice?: boolean | undefined
  /** Only orders with a reported problem that nobody has answered yet. */
  openProblem?: boolean | undefined
  from?: Date | undefined
}

/** Returns everybody's orders, newest first. */
export async function allOrders(
  db: Db,
  { offset, limit, ...filter }: OrderFilter & { offset: number; limit: number },
): Promise<{ orders: OrderWithPayment[]; total: number }> {
  // The page is located in an index and only its rows are read, so that later pages cost little more.
  const page = ordersLike(db, filter)
    .select(['orders.id as page_id'])
    .orderBy('order_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .as('page')
  const [orders, total] = await Promise.all([
    db
      .selectFrom('orders')
      .innerJoin(page, 'page.page_id', 'orders.id')
      .selectAll('orders')
      .select([paymentOf.as('payment'), partsOf.as('parts'), remarksOf.as('remarks')])
      .orderBy('order_date', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    countOrders(db, filter),
  ])
  return { orders, total }
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await ordersLike(db, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * An order in the file, and the cursor for the next batch: as text, because database timestamps are finer than a Date.
 */
export type ListedOrder = OrderRow & {
  ordered: string
  place: string
  /** Null if the account was deleted. */
  customer: string | null
  payment: PaymentRow | null
  parts: OrderPartRow[]
}

/**
 * Returns the next `limit` orders after a cursor, newest first, with the day and time of each in the given time zone.
 */
export async function ordersAfter(
  db: Db,
  filter: OrderFilter,
  { after, limit, timeZone }: { after: ListedOrder | null; limit: number; timeZone: string },
): Promise<ListedOrder[]> {
  let query = ordersLike(db, filter)
  if (after) query = query.where(sql<boolean>`(order_date, id) < (${after.place}::timestamptz, ${after.id}::uuid)`)
  return query
    .selectAll()
    .select([
      sql<string>`to_char(order_date at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`.as('ordered'),
      sql<string>`order_date::text`.as('place'),
      sql<string | null>`(select full_name from users where users.id = orders.user_id)`.as('customer'),
      paymentOf.as('payment'),
      partsOf.as('parts'),
    ])
    .orderBy('order_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function ordersLike(db: Db, { search, status, awaitsPrice, openProblem, from }: OrderFilter) {
  let query = db.selectFrom('orders')
  if (status) query = query.where('status', '=', status)
  // A cancelled order keeps its open price, but nobody waits for that any more.
  if (awaitsPrice) query = query.where('awaits_price', '=', true).where('status', '<>', 'cancelled')
  if (openProblem) {
    query = query.where(sql<boolean>`id in (
      select order_id from order_remarks where answered_at is null and kind <> 'message')`)
  }
  if (from) query = query.where('order_date', '>=', from)
  if (!search) return query
  const end = endOfId(search)
  // Reversed, so that an index can find it. Not combined with the search for people: a single query would use neither
  // index.
  if (end) return query.where(sql<boolean>`reverse(id::text) like ${`${Array.from(end).reverse().join('')}%`}`)
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return query.where(sql<boolean>`user_id in (
    select id from users where email_key like ${like.toLowerCase()} or full_name ilike ${like})`)
}

/** Returns the order id searched for: after a #, or at least eight characters of an id. Null for '#' alone. */
function endOfId(search: string): string | null {
  const [, named, long] = /^(?:(?:order\s*)?#\s*([0-9a-f-]+)|([0-9a-f-]{8,}))$/i.exec(search) ?? []
  return (named ?? long)?.toLowerCase() ?? null
}

/** Returns the lines of the newest orders that a person can see since an instant, without cancelled ones. */
export async function linesSince(
  db: Db,
  userId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<Line[]> {
  const { rows } = await sql<{ lines: Line[] }>`
    select lines from ${visibleOrders(userId)} where order_date >= ${since} and status <> 'cancelled'
    order by order_date desc limit ${limit}`.execute(db)
  return rows.flatMap(({ lines }) => lines)
}
