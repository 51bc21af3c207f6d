import type { Context } from './context.ts'
import { authRoutes } from './features/auth/routes.ts'
import { authWork } from './features/auth/work.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { notificationWork } from './features/notifications/work.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { statusRoutes } from './features/status/routes.ts'
import type { Route } from './http/route.ts'

/** Every route of the product. A feature is added here and nowhere else. */
export const routes: readonly Route[] = [
  ...statusRoutes,
  ...authRoutes,
  ...reminderRoutes,
  ...notificationRoutes,
  ...cartRoutes,
]

export { resumeSession } from './features/auth/resume-session.ts'

/** Every piece of work that runs by itself, and how long it rests between runs. */
export const work: readonly { name: string; everyMs: number; run: (context: Context) => Promise<unknown> }[] = [
  ...notificationWork,
  ...authWork,
]
