import * as account from '@planner/contract/account/account'
import { openRoute, route } from '#http/route.ts'
import { requestVerification } from './request-verification.ts'
import { verifyEmail } from './verify-email.ts'

export const emailVerificationRoutes = [
  openRoute(account.verifyEmail, async (context, { input, ...from }) => {
    await verifyEmail(context, input.token, from)
    return { message: 'Your email address is confirmed' }
  }),
  route(account.sendVerification, async (context, { user, address }) => {
    await requestVerification(context, user, address)
    return { message: 'We’ve sent a link to your email address' }
  }),
]
