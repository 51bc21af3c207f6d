import type { HelperLanguage } from '@planner/contract/household'
import type { Generated, Selectable } from 'kysely'

export type HouseholdsTable = {
  id: string
  name: Generated<string | null>
  /** Whether its members share one cart. */
  shares_cart: Generated<boolean>
  /** How many eat besides its members on days without other settings; null until it is set. */
  usual_guests: Generated<number | null>
  created_at: Date
}
export type HouseholdRow = Selectable<HouseholdsTable>

export type HouseholdVersionsTable = { household_id: string; topic: string; version: Generated<number> }

/** Helpers: members without an account. */
/** As for a household, for what is one person's own. */
export type PersonVersionsTable = { user_id: string; topic: string; version: number }

export type HelpersTable = {
  id: string
  household_id: string
  /** The member who added them. */
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

export type HouseholdTables = {
  households: HouseholdsTable
  household_versions: HouseholdVersionsTable
  person_versions: PersonVersionsTable
  helpers: HelpersTable
  household_invitations: HouseholdInvitationsTable
}
