import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Instant } from '../fields.ts'

export const Telegram = z.object({
  /** Whether this server has a bot. */
  available: z.boolean(),
  /** Its name in Telegram, without @; null while Telegram cannot be asked. */
  bot: z.nullable(z.string()),
  /** The chat that is linked. */
  chat: z.nullable(
    z.object({
      /** What the person is called there. */
      name: z.nullable(z.string()),
      linked_at: Instant,
      /** Whether reminders ring there. */
      rings: z.boolean(),
    }),
  ),
})
export type Telegram = z.infer<typeof Telegram>

const path = '/api/telegram'

export const show = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Whether there is a Telegram bot, and which chat is linked to this account',
  input: z.object({}),
  result: Telegram,
})

export const makeCode = endpoint({
  method: 'POST',
  path: '/api/telegram/code',
  access: 'member',
  summary: 'Make a code that links a Telegram chat within ten minutes, once; an earlier code ends',
  input: z.object({}),
  result: z.object({
    code: z.string(),
    /** Opens the bot with the code; null while its name is not known. */
    url: z.nullable(z.string()),
    expires_at: Instant,
  }),
})

export const change = endpoint({
  method: 'PUT',
  path,
  access: 'member',
  summary: 'Change whether reminders ring in the linked Telegram chat',
  input: z.object({ rings: z.boolean('Rings must be true or false') }),
  result: Telegram,
})

export const unlink = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Unlink the Telegram chat; it is told so',
  input: z.object({}),
  result: Done,
})
