import * as auth from '@planner/contract/auth'
import { presentUser } from '#features/profile/present-user.ts'
import { openRoute, route } from '#http/route.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { deleteSession } from './store.ts'

export const authRoutes = [
  openRoute(auth.register, (context, { input, address }) => register(context, input, address)),
  openRoute(auth.login, (context, { input, address }) => login(context, input, address)),
  route(auth.me, (context, { user }) => presentUser(context, user)),
  route(auth.logout, async (context, { tokenHash }) => {
    await deleteSession(context.db, tokenHash)
    return { message: 'Signed out' }
  }),
]
