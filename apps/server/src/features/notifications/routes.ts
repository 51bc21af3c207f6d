import * as notifications from '@planner/contract/notifications'
import { route } from '#http/route.ts'
import { deleteDevice } from './devices/store.ts'
import { subscribe } from './devices/subscribe.ts'

export const notificationRoutes = [
  route(notifications.pushKey, (context) => ({ public_key: context.pushPublicKey })),
  route(notifications.subscribe, async (context, { user, input }) => {
    await subscribe(context, user, input)
    return { message: 'This browser will ring' }
  }),
  route(notifications.unsubscribe, async (context, { user, input }) => {
    await deleteDevice(context.db, user.id, input.endpoint)
    return { message: 'This browser will not ring' }
  }),
]
