import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'

/** The tasks of a language model. A name is never changed: stored questions contain it. */
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
  /** The model that this server asks; null where it has none, and our own engines do everything. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** False if the person turned AI off: nothing of theirs is sent. */
  enabled: z.boolean(),
  /** True where the person lets it read the words of their mail too. */
  reads_mail: z.boolean(),
  /** Rupees of the last 30 days, and whose price that is; null where the operator named no price. */
  cost: z.nullable(z.object({ rupees: z.number(), price_from: z.nullable(z.string()) })),
  /** Of the person's own day. */
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
  /** Of the task's instructions. */
  prompt_version: z.int(),
  provider: z.string(),
  model: z.string(),
  /** The exact text that was sent, without the instructions. */
  sent: z.string(),
  /** 'asked' while it is under way, or where the server ended before the answer came. */
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
