import { cart as limits } from '@planner/contract/constants/orders'
import { countedAs } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { CartRow, Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { linesOf } from './lines-of.ts'
import type { NewLine } from './new-line.ts'
import { lockCart, saveCart } from './store.ts'
import { requireFits } from './text-of-lines.ts'

/**
 * Puts several things into the cart: all of them in one change, or none. What comes of it is what adding them one by one
 * would give; with `missingOnly`, what the cart holds of an item already counts.
 *
 * @throws Problem `cart.full`, `cart.too-long`, and whatever `linesOf` throws.
 */
export async function addAllToCart(
  context: Context,
  user: UserRow,
  items: readonly NewLine[],
  { missingOnly = false }: { missingOnly?: boolean | undefined } = {},
): Promise<CartRow> {
  const lines = await linesOf(context, user, items)
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const cart = await lockCart(tx, user.id, now)
    // In a household's cart each has lines of their own.
    const mine = cart.household_id === null ? lines : lines.map((line) => ({ ...line, by: user.id }))
    const together = missingOnly ? mine.reduce(withMissing, cart.lines) : withLines(cart.lines, mine)
    requireFits(together, cart.lines)
    return saveCart(tx, { ...cart, lines: together }, now)
  })
}

/** Lines with others added to them. */
export const withLines = (lines: Line[], added: readonly Line[]): Line[] => added.reduce(withLine, lines)

/** As the store's `addLine` does: the same item's quantity grows at today's name and price, another becomes the last line. */
function withLine(lines: Line[], added: Line): Line[] {
  const at = lines.findIndex((line) => isSame(line, added))
  const same = lines[at]
  if (!same) return [...lines, added]
  const quantity = Math.min(same.quantity + added.quantity, limits.quantityMax)
  return lines.with(at, { ...added, quantity, replacement: same.replacement })
}

/** An item in the quantity that is wanted, whoever put it in and whichever vendor brings it; a food in packs of whatever size. */
function withMissing(lines: Line[], wanted: Line): Line[] {
  const isThere = ({ type, item_id, action }: Line) =>
    type === wanted.type && countedAs(item_id).food === countedAs(wanted.item_id).food && action === wanted.action
  const at = lines.findIndex(isThere)
  const first = lines[at]
  if (!first) return [...lines, wanted]
  const amountOf = ({ item_id, quantity }: Line) => quantity * countedAs(item_id).grams
  const others = lines
    .filter((line, place) => place !== at && isThere(line))
    .reduce((sum, one) => sum + amountOf(one), 0)
  const missing = amountOf(wanted) - others
  const isEnough = amountOf(first) >= missing
  // '2 packets of Maggi' where one was asked for before, and 2 kg where there was a pack of 500 g.
  const { item_id, name, description, price } = isEnough && first.item_id !== wanted.item_id ? first : wanted
  const quantity = isEnough ? first.quantity : Math.ceil(missing / countedAs(item_id).grams - 1e-9)
  return lines.with(at, {
    ...first,
    item_id,
    name,
    description,
    price,
    quantity: Math.min(quantity, limits.quantityMax),
  })
}

const isSame = (one: Line, other: Line): boolean =>
  one.type === other.type &&
  one.item_id === other.item_id &&
  one.action === other.action &&
  one.vendor_id === other.vendor_id &&
  one.reminder_id === other.reminder_id &&
  one.recipe_id === other.recipe_id &&
  one.by === other.by
