import { placeOf } from '@planner/commerce/cities'
import * as contract from '@planner/contract/cart'
import type { ResultOf } from '@planner/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { answerTimeoutMs } from '#features/assistant/answer-timeout.ts'

/** What advice depends on, beside the city. */
type Advised = Pick<contract.Cart, 'items' | 'pin_code'>

/** What is told of each line: all that the order's own choice looks at, so that both choose alike. */
const askedOf = (items: readonly contract.CartItem[]) =>
  items.map(({ type, item_id, name, action }) => ({ type, item_id, name, action }))

/**
 * The vendors that fit each line where the person is, and why. Without an answer there is no advice, and no word of it
 * (CART-4).
 */
export function recommendationsOptions({ items, pin_code }: Advised, city: string) {
  const asked = askedOf(items)
  const place = placeOf(city)
  return queryOptions({
    queryKey: ['cart-recommendations', city, pin_code, asked] as const,
    queryFn: async ({ signal }) => {
      const user_location = place && { lat: place.lat, lng: place.lon, city }
      const input = { cart_items: asked, user_location }
      return logged('vendors', signal, call(contract.vendorRecommendations, input, { signal }))
    },
    enabled: items.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
  })
}

/** The vendor that each line goes to where the choice is left to us. */
export const firstOf =
  (advice: ResultOf<typeof contract.vendorRecommendations> | null | undefined) =>
  ({ index }: { index: number }): string | undefined =>
    advice?.recommendations[`item_${index}`]?.[0]?.vendor_id

/** The same in a model's words, if one may be asked: ours are shown meanwhile, and wherever it has none. */
export function adviceInWordsOptions(cart: Advised, city: string) {
  const ours = recommendationsOptions(cart, city)
  const cart_items = askedOf(cart.items)
  const place = placeOf(city)
  return queryOptions({
    queryKey: [...ours.queryKey, 'words'] as const,
    queryFn: async ({ signal }) => {
      const input = { cart_items, user_location: place && { lat: place.lat, lng: place.lon, city } }
      return logged('wording', signal, call(contract.adviceInWords, input, { signal, timeoutMs: answerTimeoutMs }))
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** What would make the cart cheaper, worked out by the server for its version of the cart (CART-5). */
export const suggestionsOptions = (cart: contract.Cart | undefined) =>
  queryOptions({
    queryKey: ['cart-suggestions', cart?.version] as const,
    queryFn: ({ signal }) => logged('savings', signal, call(contract.smartSuggestions, {}, { signal })),
    enabled: cart !== undefined && cart.items.length > 0,
    staleTime: 5 * 60_000,
    retry: false,
  })

/** Null in place of a failure, which is only logged. */
async function logged<Answer>(what: string, signal: AbortSignal, answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (signal.aborted) throw error
    console.warn(`No advice on ${what}`, error)
    return null
  }
}
