import * as account from '@planner/contract/account/account'
import { openRoute, route } from '#http/route.ts'
import { changePassword } from './change-password.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

export const accountRoutes = [
  route(account.changePassword, async (context, { input, ...by }) => {
    const token = await changePassword(context, by, input)
    return { message: 'Password changed', access_token: token }
  }),
  openRoute(account.forgotPassword, async (context, { input, ...from }) => {
    await requestReset(context, input.email, from)
    return { message: 'If there is an account with that address, we’ve sent it a link' }
  }),
  openRoute(account.resetPassword, async (context, { input, ...from }) => {
    await resetPassword(context, input, from)
    return { message: 'Password changed, please sign in' }
  }),
  route(account.sessions, async (context, by) => ({ sessions: await listSessions(context, by) })),
  route(account.endSession, async (context, { input, ...by }) => {
    await endSession(context, by, input.id)
    return { message: 'Signed out' }
  }),
  route(account.endOtherSessions, async (context, by) => {
    const ended = await endOtherSessions(context, by)
    return { message: 'Signed out everywhere else', ended }
  }),
]
