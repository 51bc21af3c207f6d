import type { Whatsapp } from '@planner/contract/account/whatsapp'
import * as whatsapp from '@planner/contract/account/whatsapp'
import { whatsappChatOf } from '#features/conversation/chats.ts'
import { route } from '#http/route.ts'
import type { InboundWebhook } from '#http/serve-inbound-webhooks.ts'
import { takeWhatsapp } from './take-message.ts'

export const whatsappRoutes = [
  route(whatsapp.show, async (context, { user }) => {
    const chat = await whatsappChatOf(context, user)
    const state: Whatsapp['state'] =
      user.phone_number === null ? 'no-number' : !user.phone_verified ? 'unverified' : 'ready'
    return {
      number: context.whatsappInbox?.number ?? null,
      state: chat?.stopped_at ? ('stopped' as const) : state,
      wrote_at: chat?.wrote_at?.toISOString() ?? null,
    }
  }),
]

export const whatsappWebhooks: InboundWebhook[] = [
  {
    path: '/api/webhooks/whatsapp',
    // Empty TwiML: the reply is sent as a separate message.
    answer: { type: 'text/xml; charset=utf-8', body: '<Response/>' },
    receive: (context, { url, headers, raw }) =>
      takeWhatsapp(context, {
        url,
        signature: String(headers['x-twilio-signature'] ?? ''),
        fields: Object.fromEntries(new URLSearchParams(raw.toString())),
      }),
  },
]
