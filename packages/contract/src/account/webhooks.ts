import * as z from 'zod/mini'
import { webhooks as limits } from '../constants/api.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text, WebAddress } from '../fields.ts'

/** The events that a webhook can receive, as shown to the person. */
export const eventWords = {
  'reminder.created': 'Reminder created',
  'reminder.changed': 'Reminder changed',
  'reminder.completed': 'Reminder completed',
  'reminder.deleted': 'Reminder deleted',
  'reminder.rang': 'Reminder rang',
  'order.placed': 'Order placed',
  'order.changed': 'Order changed',
  'cart.changed': 'Cart changed',
  'list.changed': 'Shopping list changed',
} as const
export type WebhookEvent = keyof typeof eventWords
export const events = Object.keys(eventWords) as [WebhookEvent, ...WebhookEvent[]]

const Event = z.enum(events, 'events must be events of webhooks')

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(Event),
  created_at: Instant,
  /** When deliveries began to fail; null if they succeed. */
  failing_since: z.nullable(Instant),
  /**
   * Nothing is sent while it is paused: by the person, after a day of failures, or because the address responded that
   * it is gone.
   */
  paused: z.nullable(z.object({ at: Instant, reason: z.enum(['you', 'failing', 'gone']) })),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  /** Sent as `webhook-id`: the same for every attempt. */
  id: Id,
  event: z.string(),
  created_at: Instant,
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The last response code; null if there was no response. */
  status: z.nullable(z.int()),
  /** Why it was not delivered, as a sentence. */
  problem: z.nullable(z.string()),
  tried_at: z.nullable(Instant),
  next_at: z.nullable(Instant),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const path = '/api/account/webhooks'

const fields = {
  name: text('Name', { max: limits.nameMax }),
  url: WebAddress,
  events: z.array(Event).check(z.minLength(1, 'Choose at least one event'), z.maxLength(events.length)),
}

export const list = endpoint({
  method: 'GET',
  path,
  access: 'member',
  summary: 'Your webhooks',
  input: z.object({}),
  result: z.object({ webhooks: z.array(Webhook) }),
})

export const create = endpoint({
  method: 'POST',
  path,
  access: 'member',
  summary: 'Create a webhook; its signing secret is shown this once',
  input: z.object(fields),
  result: z.object({ webhook: Webhook, secret: z.string() }),
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/account/webhooks/:id',
  access: 'member',
  summary: 'Change, pause or resume a webhook',
  input: z.object({
    id: Id,
    name: z.optional(fields.name),
    url: z.optional(fields.url),
    events: z.optional(fields.events),
    paused: z.optional(z.boolean('paused must be true or false')),
  }),
  result: z.object({ webhook: Webhook }),
})

export const rotate = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/secret',
  access: 'member',
  summary: 'Replace a webhook’s signing secret; for a day both secrets sign',
  input: z.object({ id: Id }),
  result: z.object({ secret: z.string(), previous_until: Instant }),
})

export const sendTest = endpoint({
  method: 'POST',
  path: '/api/account/webhooks/:id/test',
  access: 'member',
  summary: 'Send a test event to a webhook now, once',
  input: z.object({ id: Id }),
  result: z.object({ delivery: WebhookDelivery }),
})

export const deliveries = endpoint({
  method: 'GET',
  path: '/api/account/webhooks/:id/deliveries',
  access: 'member',
  summary: 'The newest deliveries of a webhook',
  input: z.object({ id: Id }),
  result: z.object({ deliveries: z.array(WebhookDelivery) }),
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/account/webhooks/:id',
  access: 'member',
  summary: 'Delete a webhook and what waits for it',
  input: z.object({ id: Id }),
  result: Done,
})
