import { gst } from '@planner/contract/constants/orders'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { seenHousehold, visibleOrders } from '../store.ts'

export type MonthSpend = { month: string; paise: number; orders: number }
export type VendorSpend = { vendor_name: string; paise: number; orders: number }

/** Whether all shops that still supply an order were paid by hand: `paidOf` (packages/commerce/src/paid.ts) in SQL. */
const isPaidByHand = sql<boolean>`coalesce((
  select bool_and(part.received_at is not null) from order_parts as part
  where part.order_id = orders.id and part.state not in ('cancelled', 'declined')), false)`

/**
 * Whether an order counts as spent: not cancelled, without an open price or refund and, if it was to be paid online,
 * paid there or by hand.
 */
export const isSpent = sql<boolean>`(orders.status <> 'cancelled' and not orders.awaits_price and (orders.payment_method = 'on_delivery'
  or exists (select from payments where payments.order_id = orders.id and payments.status = 'paid')
  or (${isPaidByHand}
    and not exists (select from payments where payments.order_id = orders.id and payments.status = 'refunded'))))`

/** Whether a line's price includes tax because its shop agreed to it or it was paid; see parts/settle.ts. */
const isAgreed = sql<boolean>`exists (
  select from order_parts as part, jsonb_array_elements(part.lines) as said
  where part.order_id = orders.id and (said ->> 'index')::int = line_place - 1
    and case part.kind
      when 'vendor' then said ->> 'state' = 'yes'
      else part.state = 'delivered' and not part.lines @> '[{"state": "open"}]'
    end)`

/** What a line cost including tax, less refunds: its weight in the order's total, where tax is rounded per bill. */
const paiseOfLine = sql`greatest(0, (line ->> 'price')::bigint * (line ->> 'quantity')::int
  * case when ${isAgreed} then 1 else ${sql.lit(1 + (gst.cgst + gst.sgst) / 100)} end
  - coalesce((line ->> 'refunded')::bigint, 0))`

const linesOfOrders = sql`jsonb_array_elements(lines) with ordinality as listed (line, line_place)`

/**
 * Common table expressions that round the `shares` of each order, which are its `paise` by `key`: those of an order in
 * `rounded` add up to its total. Of an order that cost nothing, `whole` and every share are 0.
 */
const rounding = (key: string) => sql`
  running as (
    select *, sum(paise) over (partition by id order by ${sql.ref(key)}) as reached,
      sum(paise) over (partition by id) as whole
    from shares
  ), rounded as (
    select *, coalesce(
      round(total_paise * reached / nullif(whole, 0)) - round(total_paise * (reached - paise) / nullif(whole, 0)), 0) as share
    from running
  )`

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
      from orders, ${linesOfOrders}
      where household_id = ${seenHousehold(userId)} and order_date >= ${since} and ${isSpent}
      group by orders.id, order_date, total_paise, member
    ), ${rounding('member')}
    select to_char(order_date at time zone ${timeZone}, 'YYYY-MM') as month, users.id as member_id,
      coalesce(users.household_nickname, users.full_name) as name, sum(share)::bigint as paise
    from rounded left join users on users.id = member::uuid and users.household_id = ${seenHousehold(userId)}
    where whole > 0
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

/**
 * Returns the ten vendors with the highest spend, including tax. Rounded so that the shares of an order add up to its
 * total.
 */
export async function spendByVendor(db: Db, userId: string, since: Date): Promise<VendorSpend[]> {
  const { rows } = await sql<VendorSpend>`
    with shares as (
      select orders.id, total_paise, coalesce(line ->> 'vendor_name', 'Any shop') as vendor_name,
        sum(${paiseOfLine}) as paise
      from ${visibleOrders(userId)}, ${linesOfOrders}
      where order_date >= ${since} and ${isSpent}
      group by orders.id, total_paise, 3
    ), ${rounding('vendor_name')}
    select vendor_name, count(*)::int as orders, sum(share)::bigint as paise
    from rounded group by 1 order by 3 desc, 1 limit 10`.execute(db)
  return rows
}
