import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Instant } from './fields.ts'

const Feed = z.object({
  /** The secret address, ending in .ics. */
  url: z.string(),
  /** Whether the calendar app alerts too. */
  alarms: z.boolean(),
  created_at: Instant,
  /** When a calendar app last fetched it, rounded to the hour. */
  last_read_at: z.nullable(Instant),
})
export type Feed = z.infer<typeof Feed>

const Answer = z.object({ feed: z.nullable(Feed) })

const path = '/api/calendar/feed'

export const show = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'The secret address under which calendar apps read the reminders; null if there is none',
  input: z.object({}),
  result: Answer,
})

export const change = endpoint({
  method: 'POST',
  path,
  access: 'member',
  summary: 'Create the secret address, replace it, or change what the feed contains',
  input: z.object({
    alarms: z.optional(z.boolean('Alarms must be true or false')),
    /** True to replace the address: the old one stops working. */
    renew: z.optional(z.boolean('Renew must be true or false')),
  }),
  result: Answer,
})

export const withdraw = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  summary: 'Withdraw the secret address: it stops working at once',
  input: z.object({}),
  result: Done,
})
