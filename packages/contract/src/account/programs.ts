import * as z from 'zod/mini'
import { programs as limits } from '../constants/api.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text } from '../fields.ts'

/** The permissions of a program, as shown to the person. */
export const scopeWords = {
  'reminders:read': 'See reminders',
  'reminders:write': 'Create and change reminders',
  kitchen: 'Plan meals and find recipes',
  cart: 'See and fill the cart',
  orders: 'See and place orders',
} as const
export type Scope = keyof typeof scopeWords
export const scopes = Object.keys(scopeWords) as [Scope, ...Scope[]]

const Scopes = z.enum(scopes, 'scopes must be what a program can be allowed')

export const Program = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(Scopes),
  created_at: Instant,
  ends_at: Instant,
  /** Rounded to ten minutes; null if it was never used. */
  last_used_at: z.nullable(Instant),
})
export type Program = z.infer<typeof Program>

const path = '/api/account/programs'

export const list = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Programs that have a token for this account',
  input: z.object({}),
  result: z.object({ programs: z.array(Program) }),
})

export const create = endpoint({
  method: 'POST',
  path,
  access: 'member',
  summary: 'Create a token for a program; it is shown this once',
  input: z.object({
    name: text('Name', { max: limits.nameMax }),
    scopes: z.array(Scopes).check(z.minLength(1, 'Choose what the app may do'), z.maxLength(scopes.length)),
    days: z
      .int('days must be a whole number')
      .check(
        z.minimum(1, 'days must be at least 1'),
        z.maximum(limits.daysMax, `days must be at most ${limits.daysMax}`),
      ),
  }),
  result: z.object({ program: Program, token: z.string() }),
})

export const revoke = endpoint({
  method: 'DELETE',
  path: '/api/account/programs/:id',
  access: 'member',
  summary: 'Revoke a program’s token: it stops working at once',
  input: z.object({ id: Id }),
  result: Done,
})
