import * as webhooks from '@planner/contract/account/webhooks'
import { route } from '#http/route.ts'
import { changeWebhook, createWebhook, listDeliveries, listWebhooks, removeWebhook, rotateSecret } from './manage.ts'
import { sendTest } from './send-test-event.ts'

export const webhookRoutes = [
  route(webhooks.list, async (context, { user }) => ({ webhooks: await listWebhooks(context, user) })),
  route(webhooks.create, (context, { input, ...by }) => createWebhook(context, by, input)),
  route(webhooks.change, async (context, { input, ...by }) => ({ webhook: await changeWebhook(context, by, input) })),
  route(webhooks.rotate, (context, { input, ...by }) => rotateSecret(context, by, input.id)),
  route(webhooks.sendTest, async (context, { user, input }) => ({
    delivery: await sendTest(context, user, input.id),
  })),
  route(webhooks.deliveries, async (context, { user, input }) => ({
    deliveries: await listDeliveries(context, user, input.id),
  })),
  route(webhooks.remove, async (context, { input, ...by }) => {
    await removeWebhook(context, by, input.id)
    return { message: 'Webhook deleted' }
  }),
]
