import * as mailIn from '@planner/contract/account/mail-in'
import { route } from '#http/route.ts'
import { renewMailIn, showMailIn, withdrawMailIn } from './addresses.ts'

export const mailInRoutes = [
  route(mailIn.show, (context, { user }) => showMailIn(context, user)),
  route(mailIn.renew, (context, by) => renewMailIn(context, by)),
  route(mailIn.withdraw, async (context, by) => {
    await withdrawMailIn(context, by)
    return { message: 'Address turned off' }
  }),
]
