import { toRupees } from '@planner/commerce/money'
import type { Spend } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type Bought, boughtOf, spendByMember, spendByMonth, spendByVendor } from './store.ts'

/** Slightly more than a year, so that the month a year ago is complete. */
const span = 396 * dayMs

/**
 * Returns what a person and their household spent over the last year, by month and by vendor, including tax. Excludes
 * cancelled and unpaid orders.
 */
export async function spendOf(context: Context, user: UserRow): Promise<Spend> {
  const since = after(context.clock.now(), -span)
  const [months, vendors, members] = await Promise.all([
    spendByMonth(context.db, user.id, since, user.time_zone),
    spendByVendor(context.db, user.id, since),
    spendByMember(context.db, user.id, since, user.time_zone),
  ])
  return {
    months: months.map(({ month, paise, orders }) => ({ month, total: toRupees(paise), orders })),
    vendors: vendors.map(({ vendor_name, paise, orders }) => ({ vendor_name, total: toRupees(paise), orders })),
    ...(members.length > 0 && {
      members: members.map(({ month, member_id, name, paise }) => ({ month, member_id, name, total: toRupees(paise) })),
    }),
  }
}

/**
 * Returns how many orders a person has placed, as their orders page counts them, and the amount spent on those not
 * cancelled.
 */
export const boughtBy = ({ db }: Context, user: Pick<UserRow, 'id'>): Promise<Bought> => boughtOf(db, user.id)
