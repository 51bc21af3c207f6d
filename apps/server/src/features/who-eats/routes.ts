import * as table from '@planner/contract/kitchen/who-eats'
import { route } from '#http/route.ts'
import { sendToCook, writeToCook } from './cook-message.ts'
import { seat, shareDiet, showTable } from './seat.ts'

export const whoEatsRoutes = [
  route(table.show, (context, { user, input }) => showTable(context, user, input.day)),
  route(table.seat, (context, { user, input }) => seat(context, user, input)),
  route(table.shareDiet, (context, { user, input }) => shareDiet(context, user, input.share)),
  route(table.message, (context, { user, input }) => writeToCook(context, user, input)),
  route(table.sendMessage, async (context, call) => ({
    ...(await sendToCook(context, call, call.input)),
    message: 'Message sent',
  })),
]
