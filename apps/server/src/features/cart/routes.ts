import * as cart from '@planner/contract/cart'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { route } from '#http/route.ts'
import { addAllToCart } from './add-all-to-cart.ts'
import { addIngredients } from './add-ingredients.ts'
import { addToCart } from './add-to-cart.ts'
import { cartInRupees, shownCart } from './cart-in-rupees.ts'
import { changeCart, emptyCart, removeLine } from './change-cart.ts'
import { recommendVendors } from './choose-vendors.ts'
import { mergeOwnCart } from './merge-own-cart.ts'
import { rephraseAdvice } from './rephrase-advice.ts'
import { suggestSavings } from './suggest-savings.ts'

/** The answer to every change; the page reloads the cart itself. */
const done = { success: true } as const

export const cartRoutes = [
  route(cart.get, (context, { user }) => shownCart(context, user)),
  route(cart.bring, (context, { user }) => mergeOwnCart(context, user)),
  route(cart.add, async (context, { user, input, carried }) => {
    const id = carried.idempotencyKey
    if (id === null) return cartInRupees(context, await addToCart(context, user, input))
    await answerOnce(context, user, { call: 'add to cart', id }, async (within) => {
      await addToCart(within, user, input)
      return done
    })
    return shownCart(context, user)
  }),
  route(cart.addAll, async (context, { user, input, carried }) => {
    const id = carried.idempotencyKey
    if (id === null)
      return cartInRupees(context, await addAllToCart(context, user, input.items, { missingOnly: input.missing_only }))
    await answerOnce(context, user, { call: 'add all to cart', id }, async (within) => {
      await addAllToCart(within, user, input.items, { missingOnly: input.missing_only })
      return done
    })
    return shownCart(context, user)
  }),
  route(cart.put, async (context, { user, input, carried }) =>
    cartInRupees(context, await changeCart(context, user, input, carried.version)),
  ),
  route(cart.addRecipeIngredients, async (context, { user, input }) => {
    const { added, cart: after } = await addIngredients(context, user, input)
    return { items_added: added, cart: cartInRupees(context, after) }
  }),
  route(cart.vendorRecommendations, (context, { user, input }) => recommendVendors(context, user, input)),
  route(cart.adviceInWords, (context, { user, input }) => rephraseAdvice(context, user, input)),
  route(cart.smartSuggestions, (context, { user }) => suggestSavings(context, user)),
  route(cart.empty, async (context, { user, carried }) =>
    cartInRupees(context, await emptyCart(context, user, carried.version)),
  ),
  route(cart.removeItem, async (context, { user, input, carried }) =>
    cartInRupees(context, await removeLine(context, user, input.index, carried.version)),
  ),
]
