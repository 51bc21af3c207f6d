import * as auth from '@planner/contract/account/auth'
import { presentUser } from '#features/profile/present-user.ts'
import { openRoute, route } from '#http/route.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'

export const authRoutes = [
  openRoute(auth.register, (context, { input, ...from }) => register(context, input, from)),
  openRoute(auth.login, (context, { input, ...from }) => login(context, input, from)),
  route(auth.me, (context, { user }) => presentUser(context, user)),
  route(auth.logout, async (context, { tokenHash, ...by }) => {
    await logout(context, tokenHash, by)
    return { message: 'Signed out' }
  }),
]
