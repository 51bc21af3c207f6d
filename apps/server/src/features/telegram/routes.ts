import * as telegram from '@planner/contract/account/telegram'
import { route } from '#http/route.ts'
import type { InboundWebhook } from '#http/serve-inbound-webhooks.ts'
import { takeWebhook } from './receive.ts'
import { changeRings, makeCode, showTelegram, unlink } from './settings.ts'

export const telegramRoutes = [
  route(telegram.show, (context, { user }) => showTelegram(context, user)),
  route(telegram.makeCode, (context, by) => makeCode(context, by)),
  route(telegram.change, (context, { user, input }) => changeRings(context, user, input.rings)),
  route(telegram.unlink, async (context, by) => {
    await unlink(context, by)
    return { message: 'Telegram is unlinked' }
  }),
]

export const telegramWebhooks: InboundWebhook[] = [
  {
    path: '/api/webhooks/telegram',
    receive: (context, { headers, raw }) =>
      takeWebhook(context, { secret: String(headers['x-telegram-bot-api-secret-token'] ?? ''), raw }),
  },
]
