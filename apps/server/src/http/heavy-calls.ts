import * as account from '@planner/contract/account'
import * as admin from '@planner/contract/admin'
import * as auth from '@planner/contract/auth'
import * as cart from '@planner/contract/cart'
import type { Endpoint } from '@planner/contract/endpoint'
import * as google from '@planner/contract/google'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as own from '@planner/contract/own-recipes'
import * as privacy from '@planner/contract/privacy'
import * as profile from '@planner/contract/profile'
import * as recipes from '@planner/contract/recipes'
import * as reminders from '@planner/contract/reminders'
import * as factor from '@planner/contract/second-factor'

/**
 * Expensive calls (CPU, memory or database), of which one caller gets fewer at a time (`concurrency.ts`). A call belongs here
 * when its largest input or response costs more than about 20 ms.
 */
export const heavyCalls: ReadonlySet<Endpoint> = new Set<Endpoint>([
  // Argon2id: 19 MiB each.
  auth.register,
  auth.login,
  account.changePassword,
  account.resetPassword,
  privacy.askDeletion,
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
  // The recipe engine.
  recipes.mealPlan,
  recipes.setDiet,
  recipes.swap,
  recipes.search,
  recipes.searchFurther,
  recipes.shoppingList,
  own.copy,
  cart.vendorRecommendations,
  cart.smartSuggestions,
  // Pages through Google's API.
  google.syncCalendar,
  google.analyzeMail,
  google.analyzeFurther,
])
