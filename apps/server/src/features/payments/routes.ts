import type { InboundWebhook } from '#http/serve-inbound-webhooks.ts'
import { receiveEvent } from './receive-event.ts'

const one = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null)

export const paymentWebhooks: InboundWebhook[] = [
  {
    path: '/api/webhooks/razorpay',
    receive: (context, { raw, headers }) =>
      receiveEvent(context, {
        raw,
        signature: one(headers['x-razorpay-signature']) ?? '',
        eventId: one(headers['x-razorpay-event-id']),
      }),
  },
]
