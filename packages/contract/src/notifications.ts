import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'

/** What a push carries, and what the service worker shows. The tag makes two alerts of one moment a single one. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  url: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>

/** The two moments at which a reminder rings. */
export const moments = ['before', 'due'] as const
export type Moment = (typeof moments)[number]

/** Names one alert, the same in the tab's own check and in the server's push. */
export const alertTag = (reminderId: string, day: string, moment: Moment): string =>
  `reminder:${reminderId}:${day}:${moment}`

export const pushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push-key',
  access: 'member',
  summary: 'The public key with which a browser subscribes to push',
  input: z.object({}),
  result: z.object({ public_key: z.string() }),
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/subscriptions',
  access: 'member',
  summary: 'Ring on this browser also when no tab is open',
  input: z.object({
    endpoint: z.url('That is not a push address').check(z.maxLength(2000, 'That push address is too long')),
    keys: z.object({
      p256dh: z.string('p256dh must be text').check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'p256dh is not a push key')),
      auth: z.string('auth must be text').check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'auth is not a push secret')),
    }),
  }),
  result: Done,
})

export const unsubscribe = endpoint({
  method: 'DELETE',
  path: '/api/notifications/subscriptions',
  access: 'member',
  summary: 'Stop ringing on this browser',
  input: z.object({ endpoint: z.string().check(z.maxLength(2000)) }),
  result: Done,
})
