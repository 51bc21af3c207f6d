import type { Where } from '@planner/commerce/can-supply'
import { toPaise, toRupees } from '@planner/commerce/money'
import { type Suggestion, suggestionsFor } from '@planner/commerce/savings'
import { canBring, chooseVendors, oneForMost } from '@planner/commerce/vendor-choice'
import { type smartSuggestions, writtenInPrefix } from '@planner/contract/cart'
import { cityOfPerson } from '@planner/contract/city-of-person'
import { prices } from '@planner/contract/constants/orders'
import type { ResultOf } from '@planner/contract/endpoint'
import { recipe, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'
import { dietToday } from '#features/recipes/day-diet.ts'
import { namesLeftOut } from '#features/recipes/named-foods.ts'
import { allVendors, type Choosable } from '#features/vendors/all-vendors.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { cartOf } from './store.ts'

/** Returns suggestions that make a person's cart cheaper, from the price book and the cart's lines. */
export async function suggestSavings(context: Context, user: UserRow): Promise<ResultOf<typeof smartSuggestions>> {
  const cart = await cartOf(context.db, user.id)
  const lines = cart?.lines ?? []
  const diet = await dietToday(context, user)
  const leftOut = new Set(lines.filter((line) => !isEaten(line, diet)))
  const vendors = await allVendors(context, user)
  const kits = new Map([...kitsIn(lines)].filter(([place]) => !leftOut.has(lines[place]!)))
  const where = { city: cityOfPerson(user), pinCode: cart?.pin_code }
  const found = suggestionsFor(
    lines.map((line) => ({ ...line, vendorId: vendorOf(line, where, vendors) })),
    {
      packs: new Map([...kits].map(([place, cooked]) => [place, packsOf([cooked])])),
      packsTogether: packsOf(
        [...kits].flatMap(([place, cooked]) => Array<typeof cooked>(lines[place]!.quantity).fill(cooked)),
      ),
      oneVendor: oneVendorFor(lines, where, vendors),
      actions: {
        buyIngredients: toPaise(prices.recipeActions.buy_ingredients),
        orderOnline: toPaise(prices.recipeActions.order_online),
      },
    },
  )
  // Items added before the diet changed stay in the cart, but get no suggestions.
  const namesLeft = new Set([...leftOut].map(({ name }) => name))
  const suggestions = found.filter(({ items }) => !items.some((name) => namesLeft.has(name)))
  const total = suggestions.reduce((sum, { savings }) => sum + savings, 0)
  return { suggestions: suggestions.map(inRupees), total_potential_savings: toRupees(total) }
}

const inRupees = ({ savings, ...suggestion }: Suggestion) => ({ ...suggestion, savings: toRupees(savings) })

/** Whether a line contains no food that the household avoids. */
function isEaten(line: Line, diet: DayDiet): boolean {
  const cooked = line.type.startsWith('recipe') ? recipe(line.recipe_id ?? line.item_id) : undefined
  return cooked ? suits(cooked, diet) : !namesLeftOut(line.name, diet)
}

type Cooked = NonNullable<ReturnType<typeof recipe>>

/** Returns the lines that are ingredient kits for recipes in our collection, by line index. */
function kitsIn(lines: Line[]): Map<number, Cooked> {
  return new Map(
    lines.flatMap((line, place): [number, Cooked][] => {
      const isKit = line.type.startsWith('recipe') && (line.action ?? 'buy_ingredients') === 'buy_ingredients'
      const cooked = isKit ? recipe(line.recipe_id ?? line.item_id) : undefined
      return cooked ? [[place, cooked]] : []
    }),
  )
}

const packsOf = (cooked: Cooked[]) => toPaise(shoppingList(cooked.map((recipe) => ({ recipe }))).packRupees)

/** Returns whom a line comes from: the chosen vendor, or the one that an order would name. */
function vendorOf(line: Line, where: Where, vendors: Choosable[]): string | null {
  if (line.vendor_id !== null || line.vendor_name !== null) return line.vendor_id ?? line.vendor_name
  const isWrittenIn = line.item_id.startsWith(writtenInPrefix)
  return chooseVendors({ ...line, isWrittenIn }, where, vendors)[0]?.vendorId ?? null
}

function oneVendorFor(lines: Line[], where: Where, vendors: Choosable[]) {
  const one = oneForMost(lines, where, vendors)
  if (!one) return null
  const places = lines.flatMap((line, place) => (canBring(one.vendor, line, where) ? [place] : []))
  return { name: one.vendor.name, lines: places }
}
