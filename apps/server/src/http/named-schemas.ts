import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as programs from '@planner/contract/account/programs'
import * as factor from '@planner/contract/account/second-factor'
import * as webhooks from '@planner/contract/account/webhooks'
import * as assistant from '@planner/contract/assistant'
import * as audit from '@planner/contract/audit'
import * as calendar from '@planner/contract/calendar'
import * as cart from '@planner/contract/cart'
import { Done } from '@planner/contract/fields'
import * as google from '@planner/contract/google'
import * as household from '@planner/contract/household'
import * as imports from '@planner/contract/imports'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as recipe from '@planner/contract/kitchen/recipe'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import * as status from '@planner/contract/status'
import * as vendors from '@planner/contract/vendors'
import type * as z from 'zod/mini'

/** Names, in the API description, of the schemas that several calls return. */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  AssistantQuestion: assistant.Question,
  AssistantSettings: assistant.Settings,
  AuditEntry: audit.AuditEntry,
  Cart: cart.Cart,
  CartItem: cart.CartItem,
  CartTotals: cart.Totals,
  ChannelReport: notifications.ChannelReport,
  ChecklistItem: reminders.ChecklistItem,
  ChosenDish: chosen.ChosenDish,
  Delivery: notifications.Delivery,
  Device: account.SignedInDevice,
  Diet: recipes.Diet,
  Done,
  FoundRecipe: recipes.FoundRecipe,
  GoogleConnection: google.Connection,
  Household: household.Household,
  HouseholdMember: household.Member,
  ImportItem: imports.ImportItem,
  MealPlan: recipe.MealPlan,
  NamedDay: calendar.NamedDay,
  NotificationPreferences: notifications.Preferences,
  Operator: status.Operator,
  Order: orders.Order,
  OwnRecipe: own.Whole,
  OwnRecipeSummary: own.Summary,
  Passkey: factor.Passkey,
  Payment: orders.Payment,
  PotentialReminder: google.PotentialReminder,
  Program: programs.Program,
  Provider: vendors.SuggestedVendor,
  Recipe: recipe.Recipe,
  RecipeDraft: own.RecipeDraft,
  Reminder: reminders.Reminder,
  ReminderOrigin: reminders.Origin,
  Session: auth.Session,
  ShoppingItem: recipes.ShoppingItem,
  User: auth.User,
  Vendor: vendors.Vendor,
  VendorRecommendation: cart.VendorRecommendation,
  Webhook: webhooks.Webhook,
  WebhookDelivery: webhooks.WebhookDelivery,
}
