import * as cart from '@planner/contract/cart'
import { route } from '#http/route.ts'
import { addAllToCart } from './add-all-to-cart.ts'
import { addIngredients } from './add-ingredients.ts'
import { addToCart } from './add-to-cart.ts'
import { cartInRupees } from './cart-in-rupees.ts'
import { changeCart, emptyCart, removeLine } from './change-cart.ts'
import { recommendVendors } from './choose-vendors.ts'
import { cartOf } from './store.ts'
import { suggestSavings } from './suggest-savings.ts'
import { wordAdvice } from './word-advice.ts'

export const cartRoutes = [
  route(cart.get, async (context, { user }) => cartInRupees(context, await cartOf(context.db, user.id))),
  route(cart.add, async (context, { user, input }) => cartInRupees(context, await addToCart(context, user, input))),
  route(cart.addAll, async (context, { user, input }) =>
    cartInRupees(context, await addAllToCart(context, user, input.items)),
  ),
  route(cart.put, async (context, { user, input, carried }) =>
    cartInRupees(context, await changeCart(context, user, input, carried.version)),
  ),
  route(cart.addRecipeIngredients, async (context, { user, input }) => {
    const { added, cart: after } = await addIngredients(context, user, input)
    return { items_added: added, cart: cartInRupees(context, after) }
  }),
  route(cart.vendorRecommendations, (context, { user, input }) => recommendVendors(context, user, input)),
  route(cart.adviceInWords, (context, { user, input }) => wordAdvice(context, user, input)),
  route(cart.smartSuggestions, (context, { user }) => suggestSavings(context, user)),
  route(cart.empty, async (context, { user, carried }) =>
    cartInRupees(context, await emptyCart(context, user, carried.version)),
  ),
  route(cart.removeItem, async (context, { user, input, carried }) =>
    cartInRupees(context, await removeLine(context, user, input.index, carried.version)),
  ),
]
