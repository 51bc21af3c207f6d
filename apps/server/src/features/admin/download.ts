import { toRupees } from '@planner/commerce/money'
import { paidOf } from '@planner/commerce/paid'
import { admin as limits } from '@planner/contract/constants/admin'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { type ListedOrder, type OrderFilter, ordersForFile } from '#features/orders/admin/find-orders.ts'
import { refundsOf, suppliedLines } from '#features/orders/parts/settle.ts'
import { returnedOf, toReturn } from '#features/orders/returned.ts'
import { listVendors, type VendorFilter } from '#features/vendors/list-vendors.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { type Columns, csvOf } from './csv.ts'
import { countUsers, type ListedUser, type UserFilter, usersAfter } from './store.ts'

/** Streams a CSV file in chunks, each read from the database on demand. */
type File = AsyncGenerator<string>

/** The administrator downloading the file, and the request's address. */
type Admin = Actor & { user: Pick<UserRow, 'id' | 'time_zone'> }

/** @throws Problem `admin.too-many-rows` */
export async function downloadUsers(context: Context, by: Admin, filter: UserFilter): Promise<File> {
  const { db } = context
  await begin(context, by, 'Users', await countUsers(db, filter))
  const timeZone = by.user.time_zone
  return csvOf(
    userColumns,
    inBatches<ListedUser>(1000, (after, limit) => usersAfter(db, filter, { after, limit, timeZone })),
  )
}

/** @throws Problem `admin.too-many-rows` */
export async function downloadOrders(context: Context, by: Admin, filter: OrderFilter): Promise<File> {
  const { count, batches } = await ordersForFile(context, filter, by.user.time_zone)
  await begin(context, by, 'Orders', count)
  return csvOf(orderColumns, batches)
}

/** @throws Problem `admin.too-many-rows` */
export async function downloadVendors(context: Context, by: Admin, filter: VendorFilter): Promise<File> {
  const vendors = await listVendors(context, filter)
  await begin(context, by, 'Vendors', vendors.length)
  return csvOf(
    vendorColumns,
    inBatches(vendors.length + 1, async () => vendors),
  )
}

/** Checks the row limit and audits the download, before the first row is sent. */
async function begin(context: Context, by: Admin, list: string, count: number): Promise<void> {
  if (count > limits.csvRowsMax) throw new Problem('admin.too-many-rows')
  await record(context, context.db, 'admin.downloaded', by, { about: `${list}: ${count}` })
}

const userColumns: Columns<ListedUser> = {
  Id: ({ id }) => id,
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Role: ({ is_admin }) => (is_admin ? 'Admin' : 'User'),
  Disabled: ({ disabled_at }) => disabled_at !== null,
  Joined: ({ joined }) => joined,
  Phone: ({ phone_number }) => phone_number,
  'Phone verified': ({ phone_verified }) => phone_verified,
  Location: ({ location }) => location,
  City: ({ current_city }) => current_city,
  Newsletter: ({ newsletter_subscription }) => newsletter_subscription,
}

const orderColumns: Columns<ListedOrder> = {
  Id: ({ id }) => id,
  Order: ({ id }) => orderNumber(id),
  Date: ({ ordered }) => ordered,
  Status: ({ status }) => status,
  'User id': ({ user_id }) => user_id,
  Items: ({ lines }) =>
    suppliedLines(lines)
      .map(({ name, quantity }) => `${quantity} x ${name}`)
      .join('; '),
  'Item count': ({ lines }) => suppliedLines(lines).length,
  'Subtotal INR': ({ subtotal_paise }) => toRupees(subtotal_paise),
  'CGST INR': ({ cgst_paise }) => toRupees(cgst_paise),
  'SGST INR': ({ sgst_paise }) => toRupees(sgst_paise),
  'Total INR': ({ total_paise }) => toRupees(total_paise),
  Payment: methodInWords,
  'Awaits price': ({ awaits_price }) => awaits_price,
  'PIN code': ({ pin_code }) => pin_code,
  Customer: ({ customer }) => customer,
  Vendors: ({ lines, parts }) => vendorsOf(lines, parts).join('; '),
  Paid: paidInWords,
  'Refunded INR': (order) => toRupees(returnedOf(order)),
  'Refund due INR': (order) => toRupees(toReturn(order)),
  // Subtotal and taxes less this are the total.
  'Agreed refunds INR': ({ lines }) => toRupees(refundsOf(lines)),
  'Duplicates refunded INR': ({ duplicates }) =>
    toRupees(duplicates.reduce((sum, { status, amount_paise: paise }) => sum + (status === 'done' ? paise : 0), 0)),
}

/** Returns the vendors that deliver the order: by part, or by line for an order without parts. */
const vendorsOf = (lines: ListedOrder['lines'], parts: ListedOrder['parts']): string[] => [
  ...new Set(
    parts.length > 0
      ? parts.map(({ vendor_name: name }) => name)
      : lines.flatMap(({ vendor_name: name }) => (name ? [name] : [])),
  ),
]

/** An order that was to be paid online is listed as paid to the shop once a shop confirmed that. */
function methodInWords(order: ListedOrder): string {
  if (order.payment_method === 'on_delivery') return 'on delivery'
  const paid = paidOf(order)
  return paid?.by === 'hand' && paid.extent !== 'reported' ? 'to the shop' : 'online'
}

/** Returns the payment status as reported by the gateway, the shops or the customer. */
function paidInWords(order: ListedOrder): string {
  const paid = paidOf(order)
  if (!paid) return 'no'
  if (paid.extent === 'reported') return 'customer says so'
  if (order.status === 'cancelled' && returnedOf(order) > 0 && toReturn(order) === 0) return 'refunded'
  if (paid.by === 'online') return order.payment!.status
  return paid.extent === 'part' ? 'partly' : 'paid'
}

const vendorColumns: Columns<VendorRow> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Category: ({ category }) => category,
  Description: ({ description }) => description,
  'Price range': ({ price_tier }) => '$'.repeat(price_tier),
  Location: ({ location }) => location,
  Contact: ({ contact }) => contact,
  Website: ({ website }) => website,
  Services: ({ services }) => services.join('; '),
  Status: ({ is_active }) => (is_active ? 'Active' : 'Inactive'),
  Stars: ({ stars }) => stars,
  Ratings: ({ ratings }) => ratings,
}
