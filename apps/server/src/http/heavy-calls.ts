import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as factor from '@planner/contract/account/second-factor'
import * as webhooks from '@planner/contract/account/webhooks'
import * as admin from '@planner/contract/admin'
import * as cart from '@planner/contract/cart'
import * as documents from '@planner/contract/documents'
import type { Endpoint } from '@planner/contract/endpoint'
import * as files from '@planner/contract/files'
import * as google from '@planner/contract/google'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'

/**
 * Expensive calls (CPU, memory or database), of which a caller can run fewer at a time (`concurrency.ts`). A call
 * belongs here if its largest input or response costs more than about 20 ms.
 */
export const heavyCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([
  // Argon2id: 19 MiB each.
  auth.register,
  auth.login,
  account.changePassword,
  account.resetPassword,
  privacy.askDeletion,
  admin.makeAdmin,
  admin.removeAdmin,
  factor.beginApp,
  factor.removeApp,
  factor.beginPasskey,
  factor.removePasskey,
  factor.renewRecoveryCodes,
  // Reads all data of a person, or of everyone.
  privacy.exportData,
  own.exportAll,
  admin.usersCsv,
  admin.ordersCsv,
  admin.vendorsCsv,
  // The parser, and the alerts of a reminder on every channel: one is cheap, a hundred at once are not.
  reminders.createFromText,
  reminders.update,
  // Up to a megabyte of JSON.
  reminders.list,
  orders.search,
  reminders.search,
  orders.list,
  recipes.saved,
  // A PDF of up to 200 lines.
  orders.bill,
  // Plans the alerts of every reminder.
  notifications.setPreferences,
  profile.update,
  // Up to 10 MB, checked in memory.
  files.add,
  files.download,
  documents.read,
  // The recipe engine.
  recipes.mealPlan,
  recipes.setDiet,
  recipes.swap,
  recipes.search,
  recipes.searchFurther,
  recipes.shoppingList,
  own.copy,
  own.fromPage,
  own.fromText,
  cart.vendorRecommendations,
  cart.smartSuggestions,
  // Pages through Google's API.
  google.syncCalendar,
  google.analyzeMail,
  google.analyzeFurther,
  // Wait for another server.
  webhooks.create,
  webhooks.change,
  webhooks.sendTest,
])
