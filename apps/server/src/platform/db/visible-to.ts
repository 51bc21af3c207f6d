import { type RawBuilder, sql } from 'kysely'

/**
 * The condition for the reminders a person sees: their own, and those that the household shares with all or with them.
 * A private reminder has no household, so nobody else sees it.
 */
export const isVisibleTo = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  reminders.user_id = ${userId} or (
    reminders.household_id = (select household_id from users where id = ${userId})
    and (reminders.audience in ('everyone', 'anyone') or reminders.for_user = ${userId} or reminders.escalate_to = ${userId})
  )
)`
