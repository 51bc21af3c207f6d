import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { OrderPartRow, OrderRow } from '#platform/db/tables/orders.ts'
import {
  type Duplicate,
  duplicatesJson,
  type OrderWithPayment,
  type PaidRow,
  partsJson,
  paymentJson,
  remarksJson,
} from '../store.ts'

export type OrderFilter = {
  /** The end of an id, in a form that {@link endOfId} recognises, or part of the customer's name or email address. */
  search?: string | undefined
  status?: OrderRow['status'] | undefined
  /** Only orders with a quoted price that is not accepted yet. */
  awaitsPrice?: boolean | undefined
  /** Only orders with a reported problem that nobody has answered yet. */
  openProblem?: boolean | undefined
  /** Only orders with money that the customer has not got back yet. */
  openRefund?: boolean | undefined
  /** Only orders that are late at this time: confirmed, and needed by then. */
  lateAt?: Date | undefined
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
      .select([
        paymentJson.as('payment'),
        duplicatesJson.as('duplicates'),
        partsJson.as('parts'),
        remarksJson.as('remarks'),
      ])
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
  payment: PaidRow | null
  duplicates: Duplicate[]
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
      paymentJson.as('payment'),
      duplicatesJson.as('duplicates'),
      partsJson.as('parts'),
    ])
    .orderBy('order_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function ordersLike(db: Db, { search, status, awaitsPrice, openProblem, openRefund, lateAt, from }: OrderFilter) {
  let query = db.selectFrom('orders')
  if (status) query = query.where('status', '=', status)
  // A cancelled order keeps its open price, but nobody waits for that any more.
  if (awaitsPrice) query = query.where('awaits_price', '=', true).where('status', '<>', 'cancelled')
  if (openProblem) {
    query = query.where(sql<boolean>`id in (
      select order_id from order_remarks where answered_at is null and kind <> 'message')`)
  }
  if (openRefund) {
    query = query.where(sql<boolean>`id in (
      select id from orders where to_refund_paise > 0
      union all
      select order_id from order_parts where to_refund_paise > 0)`)
  }
  if (lateAt) query = query.where('status', '=', 'confirmed').where('deliver_by', '<=', lateAt)
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
