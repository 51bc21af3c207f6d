import { formatRupees, type Paise } from './money.ts'

export type SuggestionType =
  | 'bundling'
  | 'price_comparison'
  | 'substitution'
  | 'bulk_discount'
  | 'delivery_optimization'

/** Something that would make the cart cheaper or simpler; savings before tax. */
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

/** What the price book says of the cart; the caller looks it up. */
export type Known = {
  /** By the place of a line with a recipe's ingredients: what its packs cost in shops. */
  packs: ReadonlyMap<number, Paise>
  /** What the packs of all of them cost when they are bought as one list. */
  packsTogether: Paise
  /** By the place of a service: someone in the same city for the same need at a lower price. */
  cheaper: ReadonlyMap<number, { name: string; price: Paise }>
  /** Someone who could bring several of the lines, and which. */
  oneVendor: { name: string; lines: number[] } | null
  actions: { buyIngredients: Paise; orderOnline: Paise }
  freeDeliveryOver: Paise
}

const isRecipe = ({ type }: SavingLine): boolean => type === 'recipe' || type === 'recipe_item'

/** What would make a cart cheaper, the largest saving first. Nothing that does not follow from its prices. */
export function suggestionsFor(lines: readonly SavingLine[], known: Known): Suggestion[] {
  const found = [
    ...kits(lines, known),
    ...cookInstead(lines, known),
    ...cheaperProviders(lines, known),
    ...fewerDeliveries(lines, known),
    ...freeDelivery(lines, known),
  ]
  return found.sort((a, b) => b.savings - a.savings)
}

/** Ingredients of a recipe at the fixed price, against their packs in shops; of several recipes the packs are shared. */
function kits(lines: readonly SavingLine[], { packs, packsTogether }: Known): Suggestion[] {
  const bought = [...packs].map(([place, cost]) => ({ line: lines[place]!, cost: cost * lines[place]!.quantity }))
  const fixed = bought.reduce((sum, { line }) => sum + line.price * line.quantity, 0)
  if (bought.length > 1 && packsTogether < fixed) {
    return [
      {
        type: 'bundling',
        title: `Buy the ingredients of ${bought.length} recipes as one list`,
        description: `${bought.length} sets cost ${formatRupees(fixed)}; their ingredients as one list, packs shared, about ${formatRupees(packsTogether)}. That is ${formatRupees(fixed - packsTogether)} less before tax.`,
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
        title: `Buy the ingredients of ${line.name} one by one`,
        description: `The set costs ${formatRupees(price)}; its packs in shops about ${formatRupees(cost)}. That is ${formatRupees(price - cost)} less before tax.`,
        items: [line.name],
        savings: price - cost,
      }
    })
}

/** What is ordered or cooked by someone, cooked by oneself. */
function cookInstead(lines: readonly SavingLine[], { actions }: Known): Suggestion[] {
  const ways: Record<string, { instead: Paise; how: string }> = {
    order_online: { instead: actions.buyIngredients, how: 'Cook it yourself' },
    hire_chef: { instead: actions.orderOnline, how: 'Order it in' },
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
        description: `${formatRupees(line.price)} − ${formatRupees(way.instead)}${times} = ${formatRupees(savings)} less before tax.`,
        items: [line.name],
        savings,
      },
    ]
  })
}

function cheaperProviders(lines: readonly SavingLine[], { cheaper }: Known): Suggestion[] {
  return [...cheaper].flatMap(([place, other]): Suggestion[] => {
    const line = lines[place]!
    if (other.price >= line.price) return []
    const savings = (line.price - other.price) * line.quantity
    return [
      {
        type: 'price_comparison',
        title: `${other.name} costs less than ${line.name}`,
        description: `${formatRupees(line.price)} with ${line.name}, ${formatRupees(other.price)} with ${other.name}: ${formatRupees(savings)} less before tax.`,
        items: [line.name],
        savings,
      },
    ]
  })
}

/** No charge is known of, so nothing is said to be saved but the waiting. */
function fewerDeliveries(lines: readonly SavingLine[], { oneVendor }: Known): Suggestion[] {
  if (!oneVendor) return []
  const theirs = oneVendor.lines.map((place) => lines[place]!)
  const now = new Set(theirs.map(({ vendorId }) => vendorId)).size
  if (now < 2) return []
  return [
    {
      type: 'delivery_optimization',
      title: `One delivery in place of ${now}`,
      description: `${oneVendor.name} can bring ${theirs.length} of these together; as chosen now they come from ${now} vendors.`,
      items: theirs.map(({ name }) => name),
      savings: 0,
    },
  ]
}

function freeDelivery(lines: readonly SavingLine[], { freeDeliveryOver }: Known): Suggestion[] {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (subtotal === 0 || subtotal > freeDeliveryOver) return []
  return [
    {
      type: 'delivery_optimization',
      title: 'Close to free delivery',
      description: `Delivery is free over ${formatRupees(freeDeliveryOver)}: add something for more than ${formatRupees(freeDeliveryOver - subtotal)}.`,
      items: [],
      savings: 0,
    },
  ]
}
