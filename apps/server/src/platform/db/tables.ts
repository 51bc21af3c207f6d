import type { AssistantTables } from './tables/assistant.ts'
import type { CalendarFileTables } from './tables/calendar-files.ts'
import type { CartTables } from './tables/cart.ts'
import type { ConversationTables } from './tables/conversation.ts'
import type { GoogleTables } from './tables/google.ts'
import type { HouseholdTables } from './tables/households.ts'
import type { LocationTables } from './tables/location.ts'
import type { MailInTables } from './tables/mail-in.ts'
import type { MealPlanTables } from './tables/meal-plans.ts'
import type { MedicineTables } from './tables/medicines.ts'
import type { NotificationTables } from './tables/notifications.ts'
import type { OperationsTables } from './tables/operations.ts'
import type { OrderTables } from './tables/orders.ts'
import type { PaymentTables } from './tables/payments.ts'
import type { PhoneTables } from './tables/phone.ts'
import type { PrivacyTables } from './tables/privacy.ts'
import type { ProgramTables } from './tables/programs.ts'
import type { RecipeTables } from './tables/recipes.ts'
import type { ReminderTables } from './tables/reminders.ts'
import type { SecondFactorTables } from './tables/second-factor.ts'
import type { ShoppingTables } from './tables/shopping.ts'
import type { SignInTables } from './tables/sign-in.ts'
import type { UserTables } from './tables/users.ts'
import type { VendorTables } from './tables/vendors.ts'
import type { WebhookTables } from './tables/webhooks.ts'

/** Every table of the database; the files of `tables/` describe them by area. */
export interface Tables
  extends UserTables,
    HouseholdTables,
    SignInTables,
    SecondFactorTables,
    PrivacyTables,
    ReminderTables,
    MedicineTables,
    CalendarFileTables,
    ProgramTables,
    WebhookTables,
    NotificationTables,
    ConversationTables,
    MailInTables,
    PhoneTables,
    VendorTables,
    CartTables,
    OrderTables,
    PaymentTables,
    MealPlanTables,
    RecipeTables,
    ShoppingTables,
    LocationTables,
    GoogleTables,
    AssistantTables,
    OperationsTables {}
