/** What a line of a bill is, as far as its tax code goes. */
type Taxed = { type: string; action: string | null }

/**
 * HSN of goods and SAC of services, from the scheme of classification annexed to the GST rate notifications (11/2017 for
 * services). All lines have the same rate, as specified; the code names the kind.
 */
const codes = {
  /** Food preparations not elsewhere specified: groceries of one recipe, put together. */
  groceries: '2106',
  /** Food by restaurants, cafes and similar, delivery included. */
  restaurant: '996331',
  /** Other food services: cooking at one's home. */
  chef: '996339',
  /** Support services not elsewhere classified: services booked for a reminder. */
  service: '998599',
  /** Retail trade services: a thing bought for one, of a kind that we do not know. */
  retail: '996211',
} as const

/** The code of a line on the bill. */
export function taxCodeOf({ type, action }: Taxed): string {
  if (type === 'recipe' || type === 'recipe_item') {
    if (action === 'order_online') return codes.restaurant
    return action === 'hire_chef' ? codes.chef : codes.groceries
  }
  if (type === 'ingredient') return codes.groceries
  return type === 'service' ? codes.service : codes.retail
}
