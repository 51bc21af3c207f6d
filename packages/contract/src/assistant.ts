import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './fields.ts'

/** What a language model is asked for. A name is never changed: what was sent carries it. */
export const tasks = ['read-reminder'] as const
export type Task = (typeof tasks)[number]

const Count = z.int().check(z.minimum(0))

export const Settings = z.object({
  /** The model that this server asks; null where it has none, and our own engines do everything. */
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  /** False where the person turned AI off: nothing of theirs is sent. */
  enabled: z.boolean(),
  /** Of the person's own day. */
  today: z.object({ questions: Count, questions_max: Count, tokens: Count, tokens_max: Count }),
})
export type Settings = z.infer<typeof Settings>

export const settings = endpoint({
  method: 'GET',
  path: '/api/assistant',
  access: 'member',
  summary: 'Whether a language model helps, and how much of it was used today',
  input: z.object({}),
  result: Settings,
})

export const setEnabled = endpoint({
  method: 'PUT',
  path: '/api/assistant',
  access: 'member',
  summary: 'Turn AI off or on for oneself',
  input: z.object({ enabled: z.boolean('enabled must be true or false') }),
  result: Settings,
})

export const Question = z.object({
  id: Id,
  task: z.string(),
  /** Of the task's instructions. */
  prompt_version: z.int(),
  provider: z.string(),
  model: z.string(),
  /** To the letter what was sent, beside the instructions. */
  sent: z.string(),
  /** 'asked' while it is under way, or where the server ended before the answer came. */
  state: z.enum(['asked', 'answered', 'failed']),
  tokens_read: Count,
  tokens_written: Count,
  asked_at: Instant,
})
export type Question = z.infer<typeof Question>

export const sent = endpoint({
  method: 'GET',
  path: '/api/assistant/sent',
  access: 'member',
  summary: 'What was sent to a language model for one in the last 30 days, newest first',
  input: z.object({ before: z.optional(Instant) }),
  result: z.array(Question),
})
