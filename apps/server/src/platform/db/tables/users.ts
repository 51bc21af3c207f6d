import type { HouseholdRole } from '@planner/contract/household-roles'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

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
  /** In degrees, rounded to about a kilometre. */
  latitude: ColumnType<string | null, number | null | undefined, number | null>
  longitude: ColumnType<string | null, number | null | undefined, number | null>
  time_zone: Generated<string>
  is_admin: Generated<boolean>
  tutorial_completed: Generated<boolean>
  sms_notifications: Generated<boolean>
  email_notifications: Generated<boolean>
  whatsapp_notifications: Generated<boolean>
  voice_notifications: Generated<boolean>
  /** True while a chat is linked and receives alerts. */
  telegram_notifications: Generated<boolean>
  newsletter_subscription: Generated<boolean>
  lead_minutes: Generated<number>
  quiet_from: string | null
  quiet_until: string | null
  /** Whether doses of medicines ring during quiet hours. */
  medicines_ring: Generated<boolean>
  digest_at: string | null
  nag_minutes: number | null
  nag_since: Date | null
  next_digest_on: DayColumn | null
  /** Whether the person allows the language model. */
  ai_enabled: Generated<boolean>
  /** Whether the language model may read this person's mail. */
  ai_reads_mail: Generated<boolean>
  /** Everyone has one: assigned by the database. */
  household_id: Generated<string>
  household_role: Generated<HouseholdRole>
  household_since: Generated<Date>
  household_nickname: Generated<string | null>
  /** Whether the household's meals take this person's diet into account. */
  shares_diet: Generated<boolean>
  /** The cart they use: their own, whose id is theirs, or the household's, whose id is the household's. */
  cart_id: Generated<string>
  created_at: Date
  /** Both null or both set: when deletion was requested, and when it takes effect. */
  deletion_asked_at: Date | null
  deletion_planned_at: Date | null
  /** Since when an administrator has blocked the account. */
  disabled_at: Generated<Date | null>
}
export type UserRow = Selectable<UsersTable>

export type UserTables = {
  users: UsersTable
}
