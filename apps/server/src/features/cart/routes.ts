import * as cart from '@planner/contract/cart'
import { route } from '#http/route.ts'

export const cartRoutes = [
  // Nothing can be put into a cart yet.
  route(cart.get, () => ({ items: [] })),
]
