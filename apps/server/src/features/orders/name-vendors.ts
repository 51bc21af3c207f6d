import { chooseVendors } from '@planner/commerce/vendor-choice'
import { writtenInPrefix } from '@planner/contract/cart'
import { cityOfPerson } from '@planner/contract/city-of-person'
import type { Context } from '#context.ts'
import { ownVendors } from '#features/own-shops/own-vendors.ts'
import { allVendors } from '#features/vendors/all-vendors.ts'
import { findOpenVendors } from '#features/vendors/find-vendor.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'

export type Named = {
  lines: Line[]
  vendors: ReadonlyMap<string, VendorRow>
  /** Ids of people's own shops. */
  own: ReadonlySet<string>
}

/**
 * Returns the cart's lines, each with a named vendor: if the person left the choice to us, the one recommended on the
 * page.
 *
 * @throws Problem `order.nobody-near` if no vendor fits a line, `vendor.closed` for one that was deactivated.
 */
export async function nameVendors(context: Context, user: UserRow, cart: CartRow): Promise<Named> {
  const isOpen = ({ vendor_id: id, vendor_name: name }: Line) => id === null && name === null
  const choosable = cart.lines.some(isOpen) ? await allVendors(context, user) : []
  const where = { city: cityOfPerson(user), pinCode: cart.pin_code }
  const chosen = new Map<string, string | undefined>()
  const lines = cart.lines.map((line) => {
    if (!isOpen(line)) return line
    const isWrittenIn = line.item_id.startsWith(writtenInPrefix)
    const key = `${line.type} ${line.action} ${isWrittenIn}`
    if (!chosen.has(key)) {
      const [first] = chooseVendors({ ...line, isWrittenIn }, where, choosable)
      chosen.set(key, first?.vendorId)
    }
    const vendor = choosable.find(({ id }) => id === chosen.get(key))
    if (!vendor) throw new Problem('order.nobody-near')
    return { ...line, vendor_id: vendor.id, vendor_name: vendor.name }
  })
  // In a shared cart each line may name a shop of the member who added it.
  const owners = [...new Set([user.id, ...lines.flatMap(({ by }) => by ?? [])])]
  const ids = lines.flatMap(({ vendor_id: id }) => id ?? [])
  return {
    lines,
    vendors: await findOpenVendors(context, ids, owners),
    own: new Set((await ownVendors(context, owners)).map(({ id }) => id)),
  }
}
