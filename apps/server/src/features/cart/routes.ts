import * as cart from '@planner/contract/cart'
import { route } from '#http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { cartInRupees } from './cart-in-rupees.ts'
import { changeCart, removeLine } from './change-cart.ts'
import { cartOf } from './store.ts'

export const cartRoutes = [
  route(cart.get, async (context, { user }) => cartInRupees(await cartOf(context.db, user.id))),
  route(cart.add, async (context, { user, input }) => cartInRupees(await addToCart(context, user, input))),
  route(cart.put, async (context, { user, input, carried }) =>
    cartInRupees(await changeCart(context, user, input, carried.version)),
  ),
  route(cart.removeItem, async (context, { user, input, carried }) =>
    cartInRupees(await removeLine(context, user, input.index, carried.version)),
  ),
]
