import type { AuditKind } from '@planner/contract/audit'
import type { LineType, RecipeAction, Replacement } from '@planner/contract/cart'
import type { AutoReminder, MailKind } from '@planner/contract/google'
import type { HelperLanguage } from '@planner/contract/household'
import type { HouseholdRole } from '@planner/contract/household-roles'
import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Diet, Recipe, TaskStatus } from '@planner/contract/kitchen/recipes'
import type { Food, Unit } from '@planner/contract/medicines'
import type { OrderChannel, ShopLanguage } from '@planner/contract/new-vendor'
import type { Channel, DeliveryState, Moment } from '@planner/contract/notifications'
import type { OrderStatus, PartKind, PartState } from '@planner/contract/orders'
import type { Audience, FileType, ReminderFile } from '@planner/contract/reminders'
import type { ShopKind } from '@planner/contract/shops'
import type { VendorCategory } from '@planner/contract/vendors'
import type { Recipe as CookedRecipe, ListUnit, ToldFoods } from '@planner/kitchen'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Button, ChatLanguage, Reply } from '../chat.ts'

/** 'YYYY-MM-DD', in and out. */
type DayColumn = ColumnType<string, string, string>

export type UsersTable = {
  id: string
  email: string
  email_key: string
  full_name: string
  password_hash: string
  /** When the mailed confirmation link was opened; null while the address is unconfirmed. */
  email_verified_at: Generated<Date | null>
  phone_number: string | null
  phone_verified: Generated<boolean>
  location: string | null
  current_city: string | null
  /** Degrees, to about a kilometre. */
  latitude: ColumnType<string | null, number | null | undefined, number | null>
  longitude: ColumnType<string | null, number | null | undefined, number | null>
  time_zone: Generated<string>
  is_admin: Generated<boolean>
  tutorial_completed: Generated<boolean>
  sms_notifications: Generated<boolean>
  email_notifications: Generated<boolean>
  whatsapp_notifications: Generated<boolean>
  voice_notifications: Generated<boolean>
  /** True while a chat is linked and alerts ring there. */
  telegram_notifications: Generated<boolean>
  newsletter_subscription: Generated<boolean>
  lead_minutes: Generated<number>
  quiet_from: string | null
  quiet_until: string | null
  digest_at: string | null
  nag_minutes: number | null
  nag_since: Date | null
  next_digest_on: DayColumn | null
  /** Whether the person allows the language model. */
  ai_enabled: Generated<boolean>
  /** Whether it may be shown the words of this person's mail. */
  ai_reads_mail: Generated<boolean>
  /** Everyone has one: the store itself gives it. */
  household_id: Generated<string>
  household_role: Generated<HouseholdRole>
  household_since: Generated<Date>
  household_nickname: Generated<string | null>
  /** Whether what the household eats keeps to this person's diet. */
  shares_diet: Generated<boolean>
  /** The cart they put things into: their own, which has their id, or the household's, which has its id. */
  cart_id: Generated<string>
  created_at: Date
  /** Both or neither: when deletion was requested, and when it takes effect. */
  deletion_asked_at: Date | null
  deletion_planned_at: Date | null
  /** Since when an administrator keeps the account out. */
  disabled_at: Generated<Date | null>
}
export type UserRow = Selectable<UsersTable>

export type HouseholdsTable = {
  id: string
  name: Generated<string | null>
  /** Whether all put things into one cart. */
  shares_cart: Generated<boolean>
  created_at: Date
}
export type HouseholdRow = Selectable<HouseholdsTable>

export type HouseholdVersionsTable = { household_id: string; topic: string; version: Generated<number> }

/** Members without an account. */
export type HelpersTable = {
  id: string
  household_id: string
  /** Who added them. */
  user_id: string | null
  name: string
  language: HelperLanguage
  phone_number: string | null
  code_hash: Generated<Buffer | null>
  code_tries: Generated<number>
  asked_at: Generated<Date | null>
  agreed_at: Generated<Date | null>
  stopped_at: Generated<Date | null>
  created_at: Date
}
export type HelperRow = Selectable<HelpersTable>

export type HouseholdInvitationsTable = {
  id: string
  household_id: string
  user_id: string
  role: 'adult' | 'child'
  code_hash: Buffer
  created_at: Date
  expires_at: Date
  used_at: Generated<Date | null>
  used_by: Generated<string | null>
}
export type HouseholdInvitationRow = Selectable<HouseholdInvitationsTable>

export type SessionsTable = {
  token_hash: Buffer
  /** Identifies the session where its token must not be exposed. */
  id: string
  user_id: string
  device: string | null
  form: string | null
  /** Without its end. */
  address: string | null
  created_at: Date
  last_used_at: Date
  /** Once another token took the place of this one. */
  ends_at: Generated<Date | null>
}
export type SessionRow = Selectable<SessionsTable>

export type SignInFailuresTable = { key: string; failures: number; last_failed_at: Date }

export type RequestCountersTable = { key: string; count: number; window_ends_at: Date }

export type RemindersTable = {
  id: string
  user_id: string
  title: string
  description: string
  source_text: string | null
  date: DayColumn
  time: string
  time_defaulted: boolean
  time_zone: string
  recurrence: string
  festival: string | null
  completed: Generated<boolean>
  completed_dates: Generated<string[]>
  /** The last day of a repeating reminder. */
  ends_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Days that were taken out of a repeating reminder. */
  skipped_dates: Generated<string[]>
  tags: string[]
  priority: Generated<number>
  checklist: ColumnType<{ text: string; done: boolean }[], string | undefined, string>
  duration_minutes: Generated<number | null>
  /** In place of the person's own; null for theirs. */
  lead_minutes: Generated<number[] | null>
  nag_minutes: Generated<number | null>
  /** From which a yearly one counts. */
  since_year: Generated<number | null>
  files: ColumnType<ReminderFile[], string | undefined, string>
  next_unplanned_on: DayColumn | null
  /** Its source, if not entered by the person. */
  origin: Generated<'google' | 'mail' | 'file' | null>
  origin_url: Generated<string | null>
  origin_edited: Generated<boolean>
  rings: Generated<boolean>
  /** What parsed the sentence it was made from. */
  read_by: Generated<'engine' | 'model' | null>
  /** When each field was last said by the person; one that is not named, with the reminder itself. */
  field_times: ColumnType<FieldTimes, string | undefined, string>
  /** The household that shares it; null for a private one. */
  household_id: Generated<string | null>
  audience: Generated<Audience>
  for_user: Generated<string | null>
  for_helper: Generated<string | null>
  escalate_to: Generated<string | null>
  escalate_minutes: Generated<number | null>
  sent_at: Generated<Date | null>
  seen_at: Generated<Date | null>
  done_at: Generated<Date | null>
  done_by: Generated<string | null>
  /** The medicine of which it is a dose or a refill reminder. */
  medicine_id: Generated<string | null>
  /** Of a dose, in hundredths. */
  dose_amount: Generated<number | null>
  /** The series that a changed occurrence belongs to, or that a split-off series continues. */
  moved_from: Generated<string | null>
  /** The day that it had in that series. */
  moved_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  updated_at: Date
}

/** Amounts are hundredths of the unit. */
export type MedicinesTable = {
  id: string
  user_id: string
  name: string
  unit: Unit
  food: Food | null
  note: string
  times: ColumnType<{ time: string; amount: number }[], string, string>
  recurrence: string
  starts_on: DayColumn
  ends_on: DayColumn | null
  last_time: string | null
  paused: boolean
  paused_until: DayColumn | null
  stock: number | null
  stock_taken: number
  refill_days: number | null
  refill_list: boolean
  refill_listed_on: DayColumn | null
  refill_id: string | null
  created_at: Date
  updated_at: Date
}
export type MedicineRow = Selectable<MedicinesTable>
/** Photos and files at reminders: their bytes are in the file store. */
export type ReminderFilesTable = {
  id: string
  /** The reminder's owner. */
  user_id: string
  store_key: string
  name: string
  type: FileType
  bytes: number
  added_at: Date
  looked_at: Date
  let_go_from: Generated<string | null>
  let_go_at: Generated<Date | null>
}
export type ReminderFileRow = Selectable<ReminderFilesTable>

/** What is to be removed from the file store. */
export type FileRemovalsTable = { store_key: string; due_at: Date }

/** Deleted reminders, to be restored if asked within some days. */
export type RemovedRemindersTable = {
  id: string
  user_id: string
  /** The row as it was. */
  reminder: ColumnType<object, string, never>
  removed_at: Date
}

/** Tokens that people give to programs. */
export type ProgramsTable = {
  id: string
  user_id: string
  name: string
  token_hash: Buffer
  scopes: string[]
  created_at: Date
  ends_at: Date
  last_used_at: Date | null
}
export type ProgramRow = Selectable<ProgramsTable>

/** Addresses that are told what changes. */
export type WebhooksTable = {
  id: string
  user_id: string
  name: string
  url: string
  events: string[]
  /** Sealed. */
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: Date | null
  created_at: Date
  failing_since: Date | null
  failures: Generated<number>
  paused_at: Date | null
  pause_reason: 'you' | 'failing' | 'gone' | null
  turn_until: Date | null
}
export type WebhookRow = Selectable<WebhooksTable>

/** Events, for a second; written by triggers. */
export type WebhookEventsTable = {
  id: Generated<string>
  user_id: string
  event: string
  subject_id: string | null
  details: ColumnType<Record<string, unknown> | null, string | null, never>
  at: Generated<Date>
}
export type WebhookEventRow = Selectable<WebhookEventsTable>

export type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  user_id: string
  event: string
  /** Null once it is over. */
  body: string | null
  created_at: Date
  state: 'waiting' | 'delivered' | 'failed'
  attempts: Generated<number>
  tried_at: Date | null
  next_at: Date | null
  status: number | null
  problem: string | null
}
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>

/** The secret addresses under which calendar apps read. */
export type CalendarFeedsTable = {
  user_id: string
  token_hash: Buffer
  /** Sealed. */
  token: Buffer
  alarms: boolean
  created_at: Date
  last_read_at: Date | null
}
export type CalendarFeedRow = Selectable<CalendarFeedsTable>

/** Items of other planners' files, to be known again. */
export type ImportedItemsTable = {
  user_id: string
  key_hash: Buffer
  /** Null once its person deleted it. */
  reminder_id: string | null
  content_hash: Buffer
  imported_at: Date
  /** The import that it came in with; null if its program named none. */
  import_id: string | null
}
export type ImportedItemRow = Selectable<ImportedItemsTable>

/** Instants, ISO 8601 in UTC, by the field's name. */
export type FieldTimes = Readonly<Record<string, string>>
export type ReminderRow = Selectable<RemindersTable>

export type { Channel }
export type AlertState = DeliveryState

export type AlertsTable = {
  id: string
  user_id: string
  /** None for a digest. */
  reminder_id: string | null
  occurrence_on: DayColumn
  occurrence_at: Date
  moment: Moment
  channel: Channel
  due_at: Date
  ready_at: Date
  state: Generated<AlertState>
  claim: string | null
  lease_until: Date | null
  attempts: Generated<number>
  settled_at: Date | null
  note: string | null
  round: Generated<number>
  title: string | null
  handed_at: Date | null
  provider_id: string | null
  cost_paise: number | null
  counted_day: DayColumn | null
  /** The helper whose number it goes to instead of the person's. */
  helper_id: Generated<string | null>
}
export type AlertRow = Selectable<AlertsTable>

/** People whose waiting alerts are due to be replanned in the background. */
export type AlertReplansTable = {
  user_id: string
  asked_at: Date
  /** The place of the last reminder that is planned; both or neither. */
  after_day: DayColumn | null
  after_id: string | null
  held_until: Date
  ready_at: Date
}
export type AlertReplanRow = Selectable<AlertReplansTable>

/** Snoozes of what was completed or deleted. */
export type SetAsideSnoozesTable = {
  user_id: string
  reminder_id: string
  occurrence_on: DayColumn
  occurrence_at: Date
  round: number
  rings_at: Date
}
export type SetAsideSnoozeRow = Selectable<SetAsideSnoozesTable>

/** How much has left on a channel for a person, on the last day on which anything did. */
export type OutgoingCountsTable = {
  user_id: string
  channel: Channel
  day: DayColumn
  count: number
  previous: number
}

/** How much has left for everybody together on a day of India's. */
export type OutgoingDaysTable = {
  day: DayColumn
  messages: number
  paise: number
  previous: number
  told_at: Date | null
}

export type PushSubscriptionsTable = {
  endpoint: string
  user_id: string
  /** It ends with the session in which the browser subscribed. */
  session_id: string
  p256dh: string
  auth: string
  created_at: Date
}
export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>

export type OutboxTable = {
  id: string
  /** Null for a message to a vendor. */
  user_id: string | null
  channel: Channel
  recipient: string
  subject: string
  body: string
  created_at: Date
}
export type OutboxRow = Selectable<OutboxTable>

export type VendorsTable = {
  id: string
  name: string
  category: VendorCategory
  description: string
  price_tier: number
  location: string
  contact: string | null
  website: string | null
  services: Generated<string[]>
  is_active: Generated<boolean>
  archived_at: Date | null
  stars: Generated<number>
  ratings: Generated<number>
  created_at: Date
  takes_orders: Generated<boolean>
  order_channel: OrderChannel | null
  order_to: string | null
  upi_id: string | null
  language: Generated<ShopLanguage>
  pin_codes: Generated<string[]>
}
export type VendorRow = Selectable<VendorsTable>

export type VendorRatingsTable = { vendor_id: string; user_id: string; stars: number; rated_at: Date }

export type VendorInteractionsTable = {
  id: string
  user_id: string
  vendor_id: string
  reminder_id: string
  action: string
  at: Date
}

/** A line as a cart keeps it and an order snapshots it. */
export type Line = {
  type: LineType
  item_id: string
  name: string
  quantity: number
  /** Each, in paise. */
  price: number
  quoted: boolean
  vendor_id: string | null
  vendor_name: string | null
  description: string | null
  reminder_id: string | null
  recipe_id: string | null
  action: RecipeAction | null
  replacement: Replacement
  /** Who added it; only in a household's cart and its orders. */
  by?: string
}

/** Read as a parsed value, written as JSON text. */
type JsonColumn<T> = ColumnType<T, string, string>

export type CartsTable = {
  /** That of its person or household. */
  id: Generated<string>
  /** One of the two is null. */
  user_id: string | null
  household_id: Generated<string | null>
  version: number
  lines: JsonColumn<Line[]>
  address: string | null
  pin_code: string | null
  /** By when it should be there. */
  deliver_by: Date | null
  updated_at: Date
}
export type CartRow = Selectable<CartsTable>

/** `told`: nothing where the customer heard of it at once; 'later' with what follows, 'not' where they did it themselves. */
export type TimelineEntry = { status: OrderStatus; at: string; note: string | null; told?: 'later' | 'not' }

export type OrdersTable = {
  id: string
  user_id: string | null
  order_date: Date
  status: OrderStatus
  lines: JsonColumn<Line[]>
  timeline: JsonColumn<TimelineEntry[]>
  subtotal_paise: number
  cgst_paise: number
  sgst_paise: number
  total_paise: number
  address: string | null
  pin_code: string | null
  payment_method: 'gateway' | 'on_delivery'
  awaits_price: boolean
  idempotency_key: string | null
  deliver_by: Date | null
  /** Whose cart it was; null for a person's own. */
  household_id: string | null
  /** Both given when a tax invoice is first issued. */
  invoice_number: string | null
  invoiced_at: Date | null
}
export type OrderRow = Selectable<OrdersTable>

export type InvoiceSeriesTable = { series: string; last_number: number }

export type OwnShopsTable = {
  id: string
  user_id: string
  kind: ShopKind
  name: string
  phone: string | null
  upi_id: string | null
  hours: string | null
  language: ShopLanguage
  created_at: Date
}
export type OwnShopRow = Selectable<OwnShopsTable>

/** What a shop said of a line; `asked` is the ordered quantity, since a line that is out of stock counts none. */
export type PartLine = {
  /** The line's place in the order. */
  index: number
  asked: number
  state: 'open' | 'yes' | 'out' | 'proposed'
  /** What the customer is asked to agree to: a name and a price each, in paise. */
  proposal: { name: string; price: number } | null
  /** True where the customer left it out, not the shop. */
  left_out?: boolean
}

export type OrderPartsTable = {
  id: string
  order_id: string
  place: number
  kind: PartKind
  vendor_id: string | null
  vendor_name: string
  upi_id: string | null
  phone: string | null
  language: ShopLanguage
  state: PartState
  lines: JsonColumn<PartLine[]>
  paid_said_at: Date | null
  received_at: Date | null
  next_at: Date | null
  tries: number
  nudges: number
  messaged_at: Date | null
  updated_at: Date
}
export type OrderPartRow = Selectable<OrderPartsTable>

export type VendorLinksTable = {
  id: string
  vendor_id: string
  part_id: string | null
  created_at: Date
  ends_at: Date
  withdrawn_at: Date | null
  opens: number
  answers: number
  last_opened_at: Date | null
}
export type VendorLinkRow = Selectable<VendorLinksTable>

export type PaidPricesTable = { user_id: string; name_key: string; paise: number; shop: string; paid_at: Date }

export type PaymentStatus = 'created' | 'paid' | 'failed' | 'refunded'
export type PaymentsTable = {
  order_id: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  amount_paise: number
  status: PaymentStatus
  updated_at: Date
  opened_at: ColumnType<Date, Date | undefined, Date>
  next_at: Date | null
}
export type PaymentRow = Selectable<PaymentsTable>

export type RefundsTable = {
  gateway_payment_id: string
  order_id: string
  amount_paise: number
  reason: 'cancelled' | 'second'
  status: Generated<'waiting' | 'done' | 'given-up'>
  tries: Generated<number>
  created_at: Date
  next_at: Date | null
}
export type RefundRow = Selectable<RefundsTable>

export type PaymentEventsTable = { id: string; kind: string; received_at: Date }

export type PhoneCodesTable = {
  id: string
  user_id: string
  phone_number: string
  network: string
  code_hash: Buffer | null
  tries: Generated<number>
  created_at: Date
  closed_at: Date | null
}
export type PhoneCodeRow = Selectable<PhoneCodesTable>

export type ChatChannel = 'telegram' | 'whatsapp'

/** A chat with a person; of WhatsApp the one of their verified number. */
export type ChatsTable = {
  user_id: string
  channel: ChatChannel
  address: string
  name: string | null
  language: ChatLanguage
  linked_at: Date
  wrote_at: Date | null
  stopped_at: Generated<Date | null>
  offered: ColumnType<Button[], string | undefined, string>
  changing: ColumnType<{ id: string; until: string } | null, string | null | undefined, string | null>
}
export type ChatRow = Selectable<ChatsTable>

export type MailAddressesTable = {
  user_id: string
  token_hash: Buffer
  /** Sealed. */
  token: Buffer
  created_at: Date
  last_mail_at: Date | null
}
export type MailAddressRow = Selectable<MailAddressesTable>

export type MailsTakenTable = { user_id: string; message_hash: Buffer; taken_at: Date }

export type MailboxPlacesTable = { name: string; validity: string; uid: ColumnType<string | number, number, number> }

export type ChatCodesTable = { user_id: string; code_hash: Buffer; made_at: Date }

/** What a message did, or a choice that it offered. */
export type ChatAction =
  | { kind: 'created'; ids: string[] }
  | { kind: 'done'; id: string; day: string }
  | { kind: 'removed'; id: string; day: string | null }
  | {
      kind: 'changed'
      id: string
      before: { title: string; date: string; time: string; recurrence: string; lead_minutes?: number[] | null }
    }
  | { kind: 'separated'; id: string; day: string; own: string }
  | { kind: 'choice'; text: string; targets: { id: string; day: string; all: boolean }[] }

export type ChatActionsTable = {
  id: string
  user_id: string
  deed: JsonColumn<ChatAction>
  made_at: Date
  undone_at: Date | null
}
export type ChatActionRow = Selectable<ChatActionsTable>

export type ChatMessagesTable = {
  channel: ChatChannel
  id: string
  user_id: string | null
  reply: ColumnType<Reply | null, string | null, string | null>
  taken_at: Date
  answered_at: Date | null
}

export type ChatReceiversTable = { channel: ChatChannel | 'mail'; holder: string; until: Date }

export type ChannelRefusalsTable = { user_id: string; channel: Channel; reason: 'opted-out' | 'landline'; at: Date }

export type MealPlansTable = {
  user_id: string
  date: DayColumn
  veg_only: boolean
  location: string
  generation: number
  recipes: JsonColumn<Record<string, string[]>>
  said: JsonColumn<{
    theme: string
    culturalTips: string[]
    notes: string[]
    repeats: boolean
    /** Absent in plans made before lunch and dinner were plates of a place. */
    plates?: { Lunch?: string | undefined; Dinner?: string | undefined }
  }>
  made_at: Date
  /** The diet that it keeps to, as a key; null for plans made before that was kept. */
  fitted_to: Generated<string | null>
}
export type MealPlanRow = Selectable<MealPlansTable>

export type ShownRecipesTable = { user_id: string; recipe_id: string; shown_on: DayColumn }

/** Whole, but for what speaks against it, which hangs on the day. */
export type SavedRecipe = Omit<Recipe, 'against'>
export type SavedRecipesTable = { user_id: string; recipe_id: string; recipe: JsonColumn<SavedRecipe>; saved_at: Date }

/** A recipe that a person wrote, as the text of a file of the cookbook. */
export type OwnRecipesTable = {
  id: string
  user_id: string
  title: string
  text: string
  told: JsonColumn<ToldFoods>
  is_vegetarian: boolean
  unsettled: number
  planned: boolean
  planned_on: ColumnType<string | null, string | null | undefined, string | null>
  stands_for: Generated<string | null>
  share_token: Generated<string | null>
  created_at: Date
  updated_at: Date
}
export type OwnRecipeRow = Selectable<OwnRecipesTable>

/** A dish that a person cooks for a meal of a day. */
export type ChosenDishesTable = {
  id: string
  /** The household it is cooked for; set by the database to that of the person who chose it. */
  household_id: Generated<string>
  /** The person who chose it; null once they have left the household. */
  user_id: string | null
  recipe_id: string
  title: string
  is_vegetarian: boolean
  day: DayColumn
  meal: Meal
  /** Null: as many as eat at that meal. */
  people: number | null
  /** Null: one for each of the people. */
  servings: number | null
  leftover: boolean
  leftover_of: string | null
  cooked_at: Date | null
  left_servings: Generated<number>
  chosen_at: Date
  /** What is known of the dish for diets; null for one that was chosen before that was kept. */
  judged: ColumnType<JudgedDish | null, string | null | undefined, string | null>
}
export type ChosenDishRow = Selectable<ChosenDishesTable>

/** An item that somebody put on the household's shopping list. */
export type ShoppingItemsTable = {
  id: string
  household_id: string
  user_id: string | null
  said: string
  said_at: Date
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  serves: number | null
  chosen_id: string | null
  dish: string | null
  for_day: ColumnType<string | null, string | null, string | null>
  state: 'open' | 'ticked' | 'removed'
  state_at: Date
  state_by: string | null
  cleared_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  added_at: Date
}
export type ShoppingItemRow = Selectable<ShoppingItemsTable>

export type ShoppingStaplesTable = {
  id: string
  household_id: string
  user_id: string | null
  said: string
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  after: 'interval' | 'bought'
  days: number
  next_at: Date | null
  created_at: Date
}
export type ShoppingStapleRow = Selectable<ShoppingStaplesTable>

export type PantryItemsTable = {
  id: string
  household_id: string
  user_id: string | null
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  full_amount: number | null
  since: Date
  quiet_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  changed_at: Date
}
export type PantryItemRow = Selectable<PantryItemsTable>

/** How much of a thing a pantry has, as a move remembers it. */
export type PantryStock = Pick<PantryItemRow, 'food' | 'name' | 'amount' | 'unit' | 'full_amount'> & { since: string }

export type PantryMovesTable = {
  household_id: string
  source_id: string
  key: string
  amount: number | null
  unit: ListUnit | null
  before: ColumnType<PantryStock | null, string | null, string | null>
  after: JsonColumn<PantryStock>
  made_at: Date
}
export type PantryMoveRow = Selectable<PantryMovesTable>
export type JudgedDish = Pick<CookedRecipe, 'allergens' | 'veg_type' | 'diet'>

/** Who eats a meal, unless it is everybody. */
export type TableMealsTable = {
  household_id: string
  day: DayColumn
  meal: Meal
  away: Generated<string[]>
  helpers: Generated<string[]>
  guests: Generated<number>
  user_id: string | null
  updated_at: Date
}
export type TableMealRow = Selectable<TableMealsTable>

export type DietsTable = { user_id: string; diet: JsonColumn<Partial<Diet>>; version: Generated<number> }

/** Written by a language model and accepted by the kitchen's judge. */
export type WrittenRecipesTable = {
  id: string
  user_id: string
  purpose: 'search' | 'plan'
  asked: Generated<string | null>
  made_on: DayColumn
  recipe: JsonColumn<CookedRecipe>
  planned_on: ColumnType<string | null, string | null | undefined, string | null>
  stands_for: Generated<string | null>
  made_at: Date
}

export type WrittenTipsTable = { user_id: string; day: DayColumn; tip: string }

export type PlanTasksTable = {
  id: string
  user_id: string
  date: DayColumn
  veg_only: boolean
  location: string
  status: TaskStatus['status']
  progress: number
  told: number
  told_at: Date
  error: string | null
  created_at: Date
}
export type PlanTaskRow = Selectable<PlanTasksTable>

export type PlacesTable = {
  /** Hundredths of a degree, as `lon`. */
  lat: number
  lon: number
  city: string
  location: string
  attribution: string
  asked_at: Date
}

export type ResetRequestsTable = {
  id: string
  email_key: string
  address: string
  user_agent: string
  asked_at: Date
  ready_at: Date
}
export type ResetRequestRow = Selectable<ResetRequestsTable>

export type PasswordResetsTable = { token_hash: Buffer; user_id: string; created_at: Date }

export type EmailProofRequestsTable = { user_id: string; asked_at: Date; ready_at: Date }
export type EmailProofRequestRow = Selectable<EmailProofRequestsTable>

export type EmailProofsTable = {
  token_hash: Buffer
  user_id: string
  made_at: Date
  used_at: Generated<Date | null>
  replaced_at: Generated<Date | null>
}
export type EmailProofRow = Selectable<EmailProofsTable>

export type KnownDevicesTable = { user_id: string; token_hash: Buffer; used_at: Date }

export type SetupCodeTable = { place: Generated<number>; code_hash: Buffer; made_at: Date }
export type AuthenticatorAppsTable = {
  user_id: string
  /** Sealed. */
  secret: Buffer
  created_at: Date
  /** Null until a code of it was shown. */
  confirmed_at: Date | null
  /** The latest 30-second time step whose code was used. */
  last_step: number | null
  last_used_at: Date | null
}
export type AuthenticatorAppRow = Selectable<AuthenticatorAppsTable>

export type PasskeysTable = {
  id: string
  user_id: string
  /** As the browser names it, base64url. */
  credential: string
  /** COSE. */
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  last_used_at: Date | null
}
export type PasskeyRow = Selectable<PasskeysTable>

export type RecoveryCodesTable = { user_id: string; code_hash: Buffer; created_at: Date; used_at: Date | null }

export type FactorPurpose = 'sign-in' | 'passkey-sign-in' | 'new-passkey' | 'confirm'

export type FactorChallengesTable = {
  token_hash: Buffer
  /** Null for a passkey sign-in: who it is shows with the passkey. */
  user_id: string | null
  purpose: FactorPurpose
  /** What a passkey is to sign, base64url. */
  to_sign: string
  tries: Generated<number>
  created_at: Date
}
export type FactorChallengeRow = Selectable<FactorChallengesTable>

export type ConsentsTable = {
  id: string
  user_id: string
  version: string
  functional: boolean
  analytics: boolean
  marketing: boolean
  chosen_at: Date
  recorded_at: Date
}
export type ConsentRow = Selectable<ConsentsTable>

export type AuditLogTable = {
  id: string
  at: Date
  kind: AuditKind
  user_id: string | null
  subject_id: string | null
  about: string | null
  device: string | null
  address: string | null
}
export type AuditRow = Selectable<AuditLogTable>

export type GoogleConnectionsTable = {
  user_id: string
  id: string
  account: string
  email: string
  scopes: string[]
  refresh_token: Buffer
  access_token: Buffer
  connected_at: Date
  expired_at: Date | null
  sync_token: string | null
  synced_from: DayColumn | null
  past_days: number
  future_days: number
  synced_at: Date | null
  auto_sync: Generated<boolean>
  notify: Generated<boolean>
  next_sync_at: Date | null
}
export type GoogleConnectionRow = Selectable<GoogleConnectionsTable>

export type GoogleConsentsTable = {
  state_hash: Buffer
  session_hash: Buffer
  user_id: string
  verifier: Buffer
  asked_at: Date
}
export type GoogleConsentRow = Selectable<GoogleConsentsTable>

export type GoogleEventsTable = {
  user_id: string
  event_id: string
  account: string
  reminder_id: string | null
  content_hash: Buffer
  date: DayColumn
}
export type GoogleEventRow = Selectable<GoogleEventsTable>

export type MailSuggestionsTable = {
  id: string
  user_id: string
  key_hash: Buffer
  state: 'open' | 'accepted' | 'dismissed'
  message_id: string
  subject: string
  sender: string
  snippet: string
  source_sentence: string
  received_at: Date
  kind: MailKind
  type: AutoReminder['type']
  title: string
  date: DayColumn
  time: string | null
  amount_paise: number | null
  confidence: number
  reminder_id: string | null
  found_at: Date
  read_by: Generated<'engine' | 'model'>
  /** Found in the person's own mailbox, or forwarded. */
  origin: Generated<'gmail' | 'forwarded'>
  recurrence: Generated<string>
  ends_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Of an invitation. */
  uid_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  sequence: ColumnType<number | null, number | null | undefined, number | null>
  /** What a later version of an accepted invitation would do to its reminder. */
  change: ColumnType<
    'moved' | 'cancelled' | null,
    'moved' | 'cancelled' | null | undefined,
    'moved' | 'cancelled' | null
  >
  changes_reminder: ColumnType<string | null, string | null | undefined, string | null>
}
export type MailSuggestionRow = Selectable<MailSuggestionsTable>

export type AssistantQuestionsTable = {
  id: string
  user_id: string
  task: string
  prompt_version: number
  provider: string
  model: string
  sent: string
  state: 'asked' | 'answered' | 'failed'
  tokens_read: Generated<number>
  tokens_written: Generated<number>
  /** Millionths of a rupee. */
  cost_micros: Generated<number | null>
  asked_at: Date
}
export type AssistantQuestionRow = Selectable<AssistantQuestionsTable>

export type AssistantUsageTable = { user_id: string; day: DayColumn; questions: number; tokens: Generated<number> }
export type AssistantUsageRow = Selectable<AssistantUsageTable>

export type AssistantAnswersTable = {
  id: string
  user_id: string
  task: string
  asked_hash: Buffer
  answer: JsonColumn<unknown>
  answered_at: Date
}

/** What devices did for people while they had no connection. */
export type ClientActionsTable = {
  user_id: string
  id: string
  answer: JsonColumn<unknown>
  /** Only the beginning of a long answer is stored. */
  is_brief: Generated<boolean>
  done_at: Date
}

export type ErrorCountsTable = {
  day: DayColumn
  side: 'page' | 'request'
  name: string
  message: string
  place: string
  source: string
  count: number
  first_at: Date
  last_at: Date
}

export type Tables = {
  reminder_files: ReminderFilesTable
  file_removals: FileRemovalsTable
  users: UsersTable
  households: HouseholdsTable
  household_versions: HouseholdVersionsTable
  helpers: HelpersTable
  household_invitations: HouseholdInvitationsTable
  sessions: SessionsTable
  sign_in_failures: SignInFailuresTable
  request_counters: RequestCountersTable
  reminders: RemindersTable
  removed_reminders: RemovedRemindersTable
  medicines: MedicinesTable
  calendar_feeds: CalendarFeedsTable
  programs: ProgramsTable
  webhooks: WebhooksTable
  webhook_events: WebhookEventsTable
  webhook_deliveries: WebhookDeliveriesTable
  imported_items: ImportedItemsTable
  client_actions: ClientActionsTable
  alerts: AlertsTable
  alert_replans: AlertReplansTable
  set_aside_snoozes: SetAsideSnoozesTable
  outgoing_counts: OutgoingCountsTable
  outgoing_days: OutgoingDaysTable
  push_subscriptions: PushSubscriptionsTable
  outbox: OutboxTable
  phone_codes: PhoneCodesTable
  channel_refusals: ChannelRefusalsTable
  chats: ChatsTable
  mail_addresses: MailAddressesTable
  mails_taken: MailsTakenTable
  mailbox_places: MailboxPlacesTable
  chat_codes: ChatCodesTable
  chat_deeds: ChatActionsTable
  chat_messages: ChatMessagesTable
  chat_receivers: ChatReceiversTable
  vendors: VendorsTable
  vendor_ratings: VendorRatingsTable
  vendor_interactions: VendorInteractionsTable
  carts: CartsTable
  orders: OrdersTable
  invoice_series: InvoiceSeriesTable
  own_shops: OwnShopsTable
  order_parts: OrderPartsTable
  vendor_links: VendorLinksTable
  paid_prices: PaidPricesTable
  payments: PaymentsTable
  refunds: RefundsTable
  payment_events: PaymentEventsTable
  places: PlacesTable
  meal_plans: MealPlansTable
  shown_recipes: ShownRecipesTable
  saved_recipes: SavedRecipesTable
  chosen_dishes: ChosenDishesTable
  shopping_items: ShoppingItemsTable
  shopping_staples: ShoppingStaplesTable
  pantry_items: PantryItemsTable
  pantry_moves: PantryMovesTable
  table_meals: TableMealsTable
  own_recipes: OwnRecipesTable
  diets: DietsTable
  plan_tasks: PlanTasksTable
  written_recipes: WrittenRecipesTable
  written_tips: WrittenTipsTable
  reset_requests: ResetRequestsTable
  password_resets: PasswordResetsTable
  email_proof_requests: EmailProofRequestsTable
  email_proofs: EmailProofsTable
  known_devices: KnownDevicesTable
  setup_code: SetupCodeTable
  authenticator_apps: AuthenticatorAppsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  factor_challenges: FactorChallengesTable
  consents: ConsentsTable
  audit_log: AuditLogTable
  google_connections: GoogleConnectionsTable
  google_consents: GoogleConsentsTable
  google_events: GoogleEventsTable
  mail_suggestions: MailSuggestionsTable
  assistant_questions: AssistantQuestionsTable
  assistant_usage: AssistantUsageTable
  assistant_answers: AssistantAnswersTable
  error_counts: ErrorCountsTable
}
