import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Done, Instant } from '../fields.ts'

export const Telegram = z.object({
  /** Whether this server has a bot. */
  available: z.boolean(),
  /** The bot's name in Telegram, without @; null while Telegram is unreachable. */
  bot: z.nullable(z.string()),
  /** The linked chat; null if there is none. */
  chat: z.nullable(
    z.object({
      /** The person's name in Telegram. */
      name: z.nullable(z.string()),
      linked_at: Instant,
      /** Whether reminders are sent to this chat. */
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
    /** Opens the bot with the code; null while the bot's name is unknown. */
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
