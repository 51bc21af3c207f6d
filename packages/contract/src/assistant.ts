import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'

/** The tasks of a language model. Names never change, since stored questions contain them. */
export const tasks = [
  'read-reminder',
  'word-recommendations',
  'word-cart',
  'read-mail',
  'explain',
  'find-recipe',
  'new-recipe',
  'kitchen-tip',
] as const
export type Task = (typeof tasks)[number]

const Count = z.int().check(z.minimum(0))

export const Settings = z.object({
  /** The language model this server uses; null if it has none and the built-in engines do everything. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** False if the person turned AI off: none of their data is sent. */
  enabled: z.boolean(),
  /** Whether the person also lets the model read the text of their mail. */
  reads_mail: z.boolean(),
  /** Rupees of the last 30 days, and the source of the price; null if the operator configured no price. */
  cost: z.nullable(z.object({ rupees: z.number(), price_from: z.nullable(z.string()) })),
  /** Today, in the person's time zone. */
  today: z.object({ questions: Count, questions_max: Count, tokens: Count, tokens_max: Count }),
})
export type Settings = z.infer<typeof Settings>

export const settings = endpoint({
  method: 'GET',
  path: '/api/assistant',
  access: 'member',
  summary: 'Language model settings, and today’s usage',
  input: z.object({}),
  result: Settings,
})

/** Omitted fields keep their values. */
export const setEnabled = endpoint({
  method: 'PUT',
  path: '/api/assistant',
  access: 'member',
  summary: 'Turn the language model on or off, and choose whether it may read email',
  input: z.object({
    enabled: z.optional(z.boolean('enabled must be true or false')),
    reads_mail: z.optional(z.boolean('reads_mail must be true or false')),
  }),
  result: Settings,
})

export const Question = z.object({
  id: Id,
  task: z.string(),
  /** The version of the task's instructions. */
  prompt_version: z.int(),
  provider: z.string(),
  model: z.string(),
  /** The exact text that was sent, without the instructions. */
  sent: z.string(),
  /** 'asked' while it is in progress, or if the server stopped before the response arrived. */
  state: z.enum(['asked', 'answered', 'failed']),
  tokens_read: Count,
  tokens_written: Count,
  /** Rupees; null if the price is unknown. */
  cost: z.nullable(z.number()),
  asked_at: Instant,
})
export type Question = z.infer<typeof Question>

export const sent = endpoint({
  method: 'GET',
  path: '/api/assistant/sent',
  access: 'member',
  summary: 'What was sent to a language model for the user in the last 30 days, newest first',
  input: z.object({ before: z.optional(Instant) }),
  result: z.array(Question),
})
