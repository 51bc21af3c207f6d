import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../fields.ts'

export const Whatsapp = z.object({
  /** The planner's number, to which people write; null where this server has none. */
  number: z.nullable(z.string()),
  /**
   * `no-number`: the account has none; `unverified`: it is not verified; `stopped`: the person said STOP there; `ready`:
   * what they write from their number is taken.
   */
  state: z.enum(['no-number', 'unverified', 'stopped', 'ready']),
  /** When the person last wrote; null for never. */
  wrote_at: z.nullable(Instant),
})
export type Whatsapp = z.infer<typeof Whatsapp>

export const show = endpoint({
  method: 'GET',
  path: '/api/whatsapp',
  access: 'member',
  summary: 'The number to which reminders are written on WhatsApp, and whether messages of this account are taken',
  input: z.object({}),
  result: Whatsapp,
})
