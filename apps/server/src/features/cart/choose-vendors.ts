import type { Where } from '@planner/commerce/can-supply'
import { type Chooseable, chooseVendors, oneForMost } from '@planner/commerce/vendor-choice'
import { type VendorRecommendation, type vendorRecommendations, writtenInPrefix } from '@planner/contract/cart'
import { cityOfPerson } from '@planner/contract/city-of-person'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { allVendors } from '#features/vendors/all-vendors.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { cartOf } from './store.ts'

type Input = CheckedInputOf<typeof vendorRecommendations>

/**
 * Returns the vendors that fit each line where the person lives, and a note on any vendor that could deliver several
 * lines together.
 */
export async function recommendVendors(
  context: Context,
  user: UserRow,
  { cart_items: items, user_location: place, pin_code: entered }: Input,
): Promise<ResultOf<typeof vendorRecommendations>> {
  const vendors = await allVendors(context, user)
  const pinCode = entered === undefined ? (await cartOf(context.db, user.id))?.pin_code : entered
  const where = { city: place?.city || cityOfPerson(user), pinCode }
  const lines = items.map(({ type, action, item_id: itemId }) => ({
    type,
    action: typeof action === 'string' ? action : null,
    isWrittenIn: typeof itemId === 'string' && itemId.startsWith(writtenInPrefix),
  }))
  const recommendations = lines.map((line, index) => [
    `item_${index}`,
    chooseVendors(line, where, vendors).map(({ vendorId, badges, reasoning }) => ({
      vendor_id: vendorId,
      badges,
      reasoning,
    })),
  ])
  return {
    recommendations: Object.fromEntries(recommendations) as Record<string, VendorRecommendation[]>,
    ai_suggestion: suggestionOf(lines, where, vendors),
    may_word: items.length > 0 && canUseModel(context, user),
  }
}

function suggestionOf(lines: { type: string }[], where: Where, vendors: Chooseable[]): string | null {
  const one = oneForMost(lines, where, vendors)
  // A vendor with only some of the items is already in the list of shops.
  if (!one || (one.count < lines.length && !one.vendor.takesOrders)) return null
  return one.vendor.takesOrders
    ? `${one.vendor.name} can bring ${one.count} of these ${lines.length} together: one delivery, one bill.`
    : `${one.vendor.name} offers ${one.count} of these ${lines.length}: one list to send.`
}
