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
 * Adds several items to the cart in one change, or none of them. The result is the same as adding them one by one; with
 * `missingOnly`, quantities already in the cart count towards the requested ones.
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
    // In a shared cart each member's lines are separate.
    const mine = cart.household_id === null ? lines : lines.map((line) => ({ ...line, by: user.id }))
    const together = missingOnly ? mine.reduce(withMissing, cart.lines) : withLines(cart.lines, mine)
    requireFits(together, cart.lines)
    return saveCart(tx, { ...cart, lines: together }, now)
  })
}

/** Returns the lines with others added to them. */
export const withLines = (lines: Line[], added: readonly Line[]): Line[] => added.reduce(withLine, lines)

/**
 * Adds a line as `addLine` in the store does: an existing item's quantity grows and it takes the current name and
 * price; a new item is appended.
 */
function withLine(lines: Line[], added: Line): Line[] {
  const at = lines.findIndex((line) => isSame(line, added))
  const same = lines[at]
  if (!same) return [...lines, added]
  const quantity = Math.min(same.quantity + added.quantity, limits.quantityMax)
  return lines.with(at, { ...added, quantity, replacement: same.replacement })
}

/**
 * Raises an item to the requested quantity, counting what any member has added from any vendor. A food is counted by
 * weight, across pack sizes.
 */
function withMissing(lines: Line[], wanted: Line): Line[] {
  const isThere = ({ type, item_id, action }: Line) =>
    type === wanted.type && countedAs(item_id).food === countedAs(wanted.item_id).food && action === wanted.action
  const at = lines.findIndex(isThere)
  const first = lines[at]
  if (!first) return [...lines, wanted]
  // Without a pack, only the same name has the same amount: three of 'Soap' are not three of 'Soap, 500 g'.
  const amountOf = ({ type, item_id, name, quantity }: Line) =>
    type === 'product' && name !== wanted.name ? 0 : quantity * countedAs(item_id).grams
  const others = lines
    .filter((line, place) => place !== at && isThere(line))
    .reduce((sum, one) => sum + amountOf(one), 0)
  const missing = amountOf(wanted) - others
  const isEnough = amountOf(first) >= missing
  // Keeps a different pack if it is enough. Otherwise the requested item replaces it: 2 kg a pack of 500 g, and the
  // name 'Tata salt, 2 kg' that of 1 kg.
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
