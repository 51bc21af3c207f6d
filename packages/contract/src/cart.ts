import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const CartItem = z.object({
  type: z.string(),
  item_id: z.string(),
  name: z.string(),
  quantity: z.number(),
  price: z.number(),
})

export const Cart = z.object({ items: z.array(CartItem) })
export type Cart = z.infer<typeof Cart>

export const get = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'member',
  summary: 'What is in the cart',
  input: z.object({}),
  result: Cart,
})
