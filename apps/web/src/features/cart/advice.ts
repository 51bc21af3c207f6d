import { placeOf } from '@planner/commerce/cities'
import * as contract from '@planner/contract/cart'
import type { ResultOf } from '@planner/contract/endpoint'
import { hashKey, queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { answerTimeoutMs } from '#features/assistant/answer-timeout.ts'

/** The parts of the cart that advice depends on, besides the city. */
type Advised = Pick<contract.Cart, 'items' | 'pin_code'>

/** The fields sent for each line: those the server uses when it assigns vendors to an order, so that both agree. */
const askedOf = (items: readonly contract.CartItem[]) =>
  items.map(({ type, item_id, name, action }) => ({ type, item_id, name, action }))

function adviceInput({ items, pin_code }: Advised, city: string) {
  const place = placeOf(city)
  return { cart_items: askedOf(items), user_location: place && { lat: place.lat, lng: place.lon, city }, pin_code }
}

/**
 * The vendors that suit each line at the person's place, and why. Without an answer no advice is shown, and no error
 * (CART-4).
 */
export function recommendationsOptions(advised: Advised, city: string) {
  const input = adviceInput(advised, city)
  return queryOptions({
    queryKey: ['cart-recommendations', city, input] as const,
    queryFn: ({ signal }) => logged('vendors', signal, call(contract.vendorRecommendations, input, { signal })),
    // Another address keeps the lines: their shops stay until the new ones are known.
    placeholderData: (before, query) =>
      query && hashKey(query.queryKey[2].cart_items) === hashKey(input.cart_items) ? before : undefined,
    enabled: input.cart_items.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** Returns a lookup of the first recommended vendor of a line, used when the choice is left to us. */
export const firstOf =
  (advice: ResultOf<typeof contract.vendorRecommendations> | null | undefined) =>
  ({ index }: { index: number }): string | undefined =>
    advice?.recommendations[`item_${index}`]?.[0]?.vendor_id

/** The advice in a model's words, if one is enabled; ours is shown until it answers and wherever it gives none. */
export function adviceInWordsOptions(cart: Advised, city: string) {
  const input = adviceInput(cart, city)
  return queryOptions({
    queryKey: ['cart-recommendations', city, input, 'words'] as const,
    queryFn: ({ signal }) =>
      logged('wording', signal, call(contract.adviceInWords, input, { signal, timeoutMs: answerTimeoutMs })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Suggestions that make the cart cheaper, calculated by the server for its version of the cart (CART-5). */
export const suggestionsOptions = (cart: contract.Cart | undefined) =>
  queryOptions({
    queryKey: ['cart-suggestions', cart?.version] as const,
    queryFn: ({ signal }) => logged('savings', signal, call(contract.smartSuggestions, {}, { signal })),
    enabled: cart !== undefined && cart.items.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
  })

/** Returns the answer, or null after logging a failure. */
async function logged<Answer>(what: string, signal: AbortSignal, answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (signal.aborted) throw error
    console.warn(`No advice on ${what}`, error)
    return null
  }
}
