/** The fields of a bill's line that determine its tax code. */
type Taxed = { type: string; action: string | null }

/**
 * HSN codes for goods and SAC codes for services, from the classification scheme annexed to the GST rate notifications
 * (11/2017 for services). All lines have the same rate, as specified; the code identifies the kind.
 */
const codes = {
  /** Food preparations not elsewhere specified: assembled groceries for one recipe. */
  groceries: '2106',
  /** Food from restaurants, cafes and similar, including delivery. */
  restaurant: '996331',
  /** Other food services: cooking at the customer's home. */
  chef: '996339',
  /** Support services not elsewhere classified: services booked for a reminder. */
  service: '998599',
  /** Retail trade services: an item of unknown kind bought on the customer's behalf. */
  retail: '996211',
} as const

/** Returns the tax code of a bill's line. */
export function taxCodeOf({ type, action }: Taxed): string {
  if (type === 'recipe' || type === 'recipe_item') {
    if (action === 'order_online') return codes.restaurant
    return action === 'hire_chef' ? codes.chef : codes.groceries
  }
  if (type === 'ingredient') return codes.groceries
  return type === 'service' ? codes.service : codes.retail
}
