import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../fields.ts'

export const Whatsapp = z.object({
  /** The planner's number, to which people write; null if this server has none. */
  number: z.nullable(z.string()),
  /**
   * `no-number`: the account has no phone number; `unverified`: the number is not verified; `stopped`: the person sent
   * STOP; `ready`: messages from the number are accepted.
   */
  state: z.enum(['no-number', 'unverified', 'stopped', 'ready']),
  /** When the person last wrote; null if never. */
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
