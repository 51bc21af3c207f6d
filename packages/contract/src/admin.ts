import * as z from 'zod/mini'
import { User } from './auth.ts'
import { admin as limits } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { Order, OrderStatus } from './orders.ts'

export const dashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin',
  summary: 'How many of everything, and the newest orders',
  input: z.object({}),
  result: z.object({
    stats: z.object({
      total_users: z.int(),
      total_reminders: z.int(),
      total_orders: z.int(),
      /** Active ones that are not archived. */
      total_vendors: z.int(),
    }),
    recent_orders: z.array(Order),
  }),
})

const Page = z._default(
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/, 'page must be a number')),
    z.transform((page: string) => Number(page)),
  ),
  0,
)

const Search = z.optional(optionalText('search', { max: 100 }))

/** Fifty at a time, newest first; `search` finds names, e-mail addresses and numbers. */
export const users = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  summary: 'The people who have an account',
  input: z.object({ search: Search, page: Page }),
  result: z.object({ users: z.array(User), total: z.int(), page_size: z.literal(limits.pageSize) }),
})

/** Fifty at a time, newest first; `search` finds the end of an id. */
export const orders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  summary: 'All orders',
  input: z.object({ search: Search, status: z.optional(OrderStatus), page: Page }),
  result: z.object({ orders: z.array(Order), total: z.int(), page_size: z.literal(limits.pageSize) }),
})

/** Works while there is no administrator, once. */
export const promoteFirstUser = endpoint({
  method: 'POST',
  path: '/api/admin/promote-first-user',
  access: 'member',
  summary: 'Become the first administrator',
  input: z.object({}),
  result: z.object({ message: z.string() }),
})
