import { warmPlan } from '@planner/kitchen'
import type { Context } from './context.ts'
import { accountRoutes } from './features/account/routes.ts'
import { accountWork } from './features/account/work.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { assistantRoutes } from './features/assistant/routes.ts'
import { assistantWork } from './features/assistant/work.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { auditWork } from './features/audit/work.ts'
import { resumeSession as resumeOwnSession } from './features/auth/resume-session.ts'
import { authRoutes } from './features/auth/routes.ts'
import { authWork } from './features/auth/work.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { calendarFeedRoutes, calendarFile } from './features/calendar-feed/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { chosenDishRoutes } from './features/chosen-dishes/routes.ts'
import { chosenDishWork } from './features/chosen-dishes/work.ts'
import { conversationWork } from './features/conversation/work.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { emailVerificationRoutes } from './features/email-verification/routes.ts'
import { emailVerificationWork } from './features/email-verification/work.ts'
import { errorRoutes } from './features/errors/routes.ts'
import { errorWork } from './features/errors/work.ts'
import { explanationRoutes } from './features/explanations/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { fileWork } from './features/files/work.ts'
import { googleRoutes } from './features/google/routes.ts'
import { googleJobs, googleWork } from './features/google/work.ts'
import { householdStream } from './features/household/live/routes.ts'
import { householdRoutes } from './features/household/routes.ts'
import { stopPage } from './features/household/stop/routes.ts'
import { householdWork } from './features/household/work.ts'
import { idempotencyWork } from './features/idempotency/work.ts'
import { importRoutes } from './features/imports/routes.ts'
import { locationRoutes } from './features/location/routes.ts'
import { mailInRoutes } from './features/mail-in/routes.ts'
import { mailInWork } from './features/mail-in/work.ts'
import { mealPlanRoutes } from './features/meal-plans/routes.ts'
import { mealPlanJobs, mealPlanWork } from './features/meal-plans/work.ts'
import { medicineRoutes } from './features/medicines/routes.ts'
import { medicineWork } from './features/medicines/work.ts'
import { notificationRoutes, notificationWebhooks } from './features/notifications/routes.ts'
import { unsubscribePage } from './features/notifications/unsubscribe/routes.ts'
import { notificationWork } from './features/notifications/work.ts'
import { refundDueJobs } from './features/orders/admin/notify-refund-due.ts'
import { toFulfilJobs } from './features/orders/admin/notify-to-fulfil.ts'
import { orderJobs } from './features/orders/parts/notify-step.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { vendorListPage, vendorOrderPage, vendorPage } from './features/orders/vendor-page/routes.ts'
import { orderWork } from './features/orders/work.ts'
import { ownRecipeRoutes } from './features/own-recipes/routes.ts'
import { ownShopRoutes } from './features/own-shops/routes.ts'
import { pageTimingRoutes } from './features/page-timing/routes.ts'
import { pantryRoutes } from './features/pantry/routes.ts'
import { pantryWork } from './features/pantry/work.ts'
import { paymentWebhooks } from './features/payments/routes.ts'
import { paymentWork } from './features/payments/work.ts'
import { phoneRoutes } from './features/phone/routes.ts'
import { phoneWork } from './features/phone/work.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { privacyWork } from './features/privacy/work.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { programPrefix } from './features/programs/create-program.ts'
import { resumeProgram } from './features/programs/resume-program.ts'
import { programRoutes } from './features/programs/routes.ts'
import { programWork } from './features/programs/work.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { sharedRecipePage } from './features/recipes/shared/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { sharingJobs } from './features/reminders/sharing/notify-declined.ts'
import { reminderWork } from './features/reminders/work.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { secondFactorWork } from './features/second-factor/work.ts'
import { shoppingListRoutes } from './features/shopping-list/routes.ts'
import { shoppingListWork } from './features/shopping-list/work.ts'
import { statusRoutes } from './features/status/routes.ts'
import { telegramRoutes, telegramWebhooks } from './features/telegram/routes.ts'
import { telegramWork } from './features/telegram/work.ts'
import { vendorRoutes } from './features/vendors/routes.ts'
import { seedDirectory } from './features/vendors/seed-directory.ts'
import { webhookRoutes } from './features/webhooks/routes.ts'
import { webhookJobs, webhookWork } from './features/webhooks/work.ts'
import { whatsappRoutes, whatsappWebhooks } from './features/whatsapp/routes.ts'
import { whoEatsRoutes } from './features/who-eats/routes.ts'
import { whoEatsWork } from './features/who-eats/work.ts'
import type { ResumeSession, Route } from './http/route.ts'
import type { InboundWebhook } from './http/serve-inbound-webhooks.ts'
import type { PlainPage } from './http/serve-plain-pages.ts'
import type { SecretFile } from './http/serve-secret-files.ts'
import type { Stream } from './http/serve-streams.ts'
import type { JobWork } from './platform/jobs/jobs.ts'
import type { Work } from './platform/jobs/repeat.ts'

/** Every route of the product: the only place where a feature is registered. */
export const routes: readonly Route[] = [
  ...statusRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...emailVerificationRoutes,
  ...secondFactorRoutes,
  ...privacyRoutes,
  ...householdRoutes,
  ...reminderRoutes,
  ...documentRoutes,
  ...medicineRoutes,
  ...fileRoutes,
  ...calendarRoutes,
  ...calendarFeedRoutes,
  ...programRoutes,
  ...webhookRoutes,
  ...importRoutes,
  ...notificationRoutes,
  ...phoneRoutes,
  ...telegramRoutes,
  ...mailInRoutes,
  ...whatsappRoutes,
  ...profileRoutes,
  ...cartRoutes,
  ...vendorRoutes,
  ...ownShopRoutes,
  ...orderRoutes,
  ...locationRoutes,
  ...mealPlanRoutes,
  ...chosenDishRoutes,
  ...shoppingListRoutes,
  ...pantryRoutes,
  ...whoEatsRoutes,
  ...ownRecipeRoutes,
  ...recipeRoutes,
  ...googleRoutes,
  ...assistantRoutes,
  ...explanationRoutes,
  ...adminRoutes,
  ...auditRoutes,
  ...errorRoutes,
  ...pageTimingRoutes,
]

/** Runs in every process after the store is open and before it serves. Must be safe to run concurrently. */
export const preparations: readonly ((context: Context) => Promise<void>)[] = [seedDirectory]

/** Caches to build once a process is ready. Workers need them too, since they make plans. */
export const warmUps: readonly (() => Iterable<unknown>)[] = [warmPlan]

/** Endpoints for provider webhooks. */
export const webhooks: readonly InboundWebhook[] = [
  ...notificationWebhooks,
  ...paymentWebhooks,
  ...telegramWebhooks,
  ...whatsappWebhooks,
]

export { offerSetupCode } from './features/admin/setup-code.ts'
/** Routes that send server-sent events. */
export const streams: readonly Stream[] = [householdStream]

/** Pages without a session, opened through signed links. */
export const plainPages: readonly PlainPage[] = [
  unsubscribePage,
  stopPage,
  sharedRecipePage,
  vendorPage,
  vendorListPage,
  vendorOrderPage,
]

/** Resolves a bearer token: a person's session, or one of their programs. */
export const resumeSession: ResumeSession = (context, token) =>
  token.startsWith(programPrefix) ? resumeProgram(context, token) : resumeOwnSession(context, token)

/** Files for programs, each at a secret URL. */
export const secretFiles: readonly SecretFile[] = [calendarFile]

/** Metrics and health checks. */
export { inspections } from './features/metrics/routes.ts'

/** Periodic background work, with the pause between runs. */
export const work: readonly Work<Context>[] = [
  ...reminderWork,
  ...fileWork,
  ...notificationWork,
  ...telegramWork,
  ...mailInWork,
  ...conversationWork,
  ...authWork,
  ...programWork,
  ...webhookWork,
  ...accountWork,
  ...emailVerificationWork,
  ...secondFactorWork,
  ...privacyWork,
  ...householdWork,
  ...phoneWork,
  ...orderWork,
  ...paymentWork,
  ...mealPlanWork,
  ...chosenDishWork,
  ...medicineWork,
  ...shoppingListWork,
  ...pantryWork,
  ...whoEatsWork,
  ...googleWork,
  ...assistantWork,
  ...idempotencyWork,
  ...errorWork,
  ...auditWork,
]

/** Handlers of queued jobs. */
export const jobWork: readonly JobWork<Context>[] = [
  ...mealPlanJobs,
  ...googleJobs,
  ...orderJobs,
  ...toFulfilJobs,
  ...refundDueJobs,
  ...sharingJobs,
  ...webhookJobs,
]
