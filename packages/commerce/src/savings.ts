import { formatRupees, type Paise } from './money.ts'

export type SuggestionType =
  | 'bundling'
  | 'price_comparison'
  | 'substitution'
  | 'bulk_discount'
  | 'delivery_optimization'

/** A way to make the cart cheaper or simpler; savings are before tax. */
export type Suggestion = {
  type: SuggestionType
  title: string
  description: string
  items: string[]
  savings: Paise
}

export type SavingLine = {
  name: string
  type: string
  action: string | null
  price: Paise
  quantity: number
  vendorId: string | null
}

/** Prices for the cart, looked up by the caller. */
export type Known = {
  /** The shop price of the packs for each line that holds a recipe's ingredients, by the line's index. */
  packs: ReadonlyMap<number, Paise>
  /** The price of all these packs if they are bought as one list. */
  packsTogether: Paise
  /** A vendor that could supply several of the lines, with their indexes; null if there is none. */
  oneVendor: { name: string; lines: number[] } | null
  actions: { buyIngredients: Paise; orderOnline: Paise }
}

const isRecipe = ({ type }: SavingLine): boolean => type === 'recipe' || type === 'recipe_item'

/** Suggests ways to make a cart cheaper, the largest saving first. Based only on its prices. */
export function suggestionsFor(lines: readonly SavingLine[], known: Known): Suggestion[] {
  const found = [...kits(lines, known), ...cookInstead(lines, known), ...fewerDeliveries(lines, known)]
  return found.sort((a, b) => b.savings - a.savings)
}

/** Compares a recipe's ingredients at the fixed price with their packs in shops; several recipes share packs. */
function kits(lines: readonly SavingLine[], { packs, packsTogether }: Known): Suggestion[] {
  const bought = [...packs].map(([place, cost]) => ({ line: lines[place]!, cost: cost * lines[place]!.quantity }))
  const fixed = bought.reduce((sum, { line }) => sum + line.price * line.quantity, 0)
  if (bought.length > 1 && packsTogether < fixed) {
    return [
      {
        type: 'bundling',
        title: `Buy ingredients for ${bought.length} recipes as one list`,
        description: `${bought.length} kits cost ${formatRupees(fixed)}. As one list with shared packs, about ${formatRupees(packsTogether)}. Save ${formatRupees(fixed - packsTogether)} before tax.`,
        items: bought.map(({ line }) => line.name),
        savings: fixed - packsTogether,
      },
    ]
  }
  return bought
    .filter(({ line, cost }) => bought.length === 1 && cost < line.price * line.quantity)
    .map(({ line, cost }) => {
      const price = line.price * line.quantity
      return {
        type: 'price_comparison',
        title: `Buy ingredients for ${line.name} separately`,
        description: `The kit costs ${formatRupees(price)}. Bought separately, about ${formatRupees(cost)}. Save ${formatRupees(price - cost)} before tax.`,
        items: [line.name],
        savings: price - cost,
      }
    })
}

/** Suggests cooking at home instead of ordering or hiring a chef. */
function cookInstead(lines: readonly SavingLine[], { actions }: Known): Suggestion[] {
  const ways: Record<string, { instead: Paise; how: string }> = {
    order_online: { instead: actions.buyIngredients, how: 'Cook it yourself' },
    hire_chef: { instead: actions.orderOnline, how: 'Order online' },
  }
  return lines.flatMap((line): Suggestion[] => {
    const way = isRecipe(line) && line.action ? ways[line.action] : undefined
    if (!way || way.instead >= line.price) return []
    const savings = (line.price - way.instead) * line.quantity
    const times = line.quantity > 1 ? ` × ${line.quantity}` : ''
    return [
      {
        type: 'substitution',
        title: `${way.how}: ${line.name}`,
        description: `${formatRupees(line.price)} − ${formatRupees(way.instead)}${times} = ${formatRupees(savings)} saved before tax.`,
        items: [line.name],
        savings,
      },
    ]
  })
}

/** Suggests a single vendor. There is no known delivery charge, so the benefit is fewer deliveries, not money. */
function fewerDeliveries(lines: readonly SavingLine[], { oneVendor }: Known): Suggestion[] {
  if (!oneVendor) return []
  const theirs = oneVendor.lines.map((place) => lines[place]!)
  const now = new Set(theirs.map(({ vendorId }) => vendorId)).size
  if (now < 2) return []
  return [
    {
      type: 'delivery_optimization',
      title: `One shop instead of ${now}`,
      description: `${oneVendor.name} offers ${theirs.length} of these. They now come from ${now} vendors.`,
      items: theirs.map(({ name }) => name),
      savings: 0,
    },
  ]
}
