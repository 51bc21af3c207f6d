import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Instant } from '../fields.ts'

const MailIn = z.object({
  /** Whether this server has a mailbox. */
  available: z.boolean(),
  /** The secret address to which the person forwards mail; null if there is none. */
  address: z.nullable(z.string()),
  created_at: z.nullable(Instant),
  /** When the last mail arrived; null if none did. */
  last_mail_at: z.nullable(Instant),
})
export type MailIn = z.infer<typeof MailIn>

const path = '/api/mail-in'

export const show = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'The secret address for forwarding mail to the planner; null if there is none',
  input: z.object({}),
  result: MailIn,
})

export const renew = endpoint({
  method: 'POST',
  path,
  access: 'member',
  summary: 'Create the secret address for forwarding mail; the one before stops working',
  input: z.object({}),
  result: MailIn,
})

export const withdraw = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Withdraw the secret address: mail sent to it is ignored from now on',
  input: z.object({}),
  result: Done,
})
