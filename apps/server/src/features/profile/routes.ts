import * as profile from '@planner/contract/account/profile'
import { route } from '#http/route.ts'
import { activityOf } from './activity.ts'
import { presentUser } from './present-user.ts'
import { completeTutorial } from './store.ts'
import { updateProfile } from './update-profile.ts'

export const profileRoutes = [
  route(profile.me, (context, { user }) => ({ user: presentUser(context, user) })),
  route(profile.activity, (context, { user }) => activityOf(context, user)),
  route(profile.update, async (context, { user, input }) => ({
    message: 'Profile updated successfully',
    user: presentUser(context, await updateProfile(context, user, input)),
  })),
  route(profile.completeTutorial, async (context, { user }) => {
    await completeTutorial(context.db, user.id)
    return { message: 'Tutorial completed' }
  }),
]
