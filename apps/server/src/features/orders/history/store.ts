import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderRow } from '#platform/db/tables/orders.ts'
import {
  duplicatesJson,
  type OrderWithPayment,
  partsJson,
  paymentJson,
  remarksJson,
  seenHousehold,
  visibleOrders,
} from '../store.ts'

const withRest = sql`orders.*, ${paymentJson} as payment, ${duplicatesJson} as duplicates, ${partsJson} as parts, ${remarksJson} as remarks`

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
    select ${withRest}
    from (
      select newest.*, 400 * sum(jsonb_array_length(newest.lines)) over (
          order by newest.order_date desc, newest.id desc rows between unbounded preceding and 1 preceding
        ) as fetched
      from (${newestOrders(userId, { limit, follows })}) as newest
    ) as orders
    where coalesce(orders.fetched, 0) < ${bytes}
    order by orders.order_date desc, orders.id desc`
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
    select ${withRest}
    from (${newestOrders(userId, { limit: among })}) as orders
    where concat_ws(' ', orders.id, orders.status, (
      select string_agg(concat_ws(' ', line ->> 'name', line ->> 'vendor_name'), ' ')
      from jsonb_array_elements(orders.lines) as line
    )) ilike all(${likes}::text[])
    order by orders.order_date desc, orders.id desc limit ${limit}`.execute(db)
  return rows
}

/** Counts the orders that a person can see by status; a status without orders has no row. */
export async function countByStatus(db: Db, userId: string): Promise<{ status: OrderRow['status']; count: number }[]> {
  const statement = sql<{ status: OrderRow['status']; count: number }>`
    select status, count(*)::int as count from ${visibleOrders(userId)} group by status`
  return prepared(db, statement)
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
