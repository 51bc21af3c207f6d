import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import type {
  HelperRow,
  HelpersTable,
  HouseholdInvitationRow,
  HouseholdInvitationsTable,
  HouseholdRow,
} from '#platform/db/tables/households.ts'
import type { UserRow, UsersTable } from '#platform/db/tables/users.ts'

export async function householdById(db: Db, id: string): Promise<HouseholdRow | undefined> {
  return db.selectFrom('households').selectAll().where('id', '=', id).executeTakeFirst()
}

import type { Versions } from '#platform/live.ts'

/**
 * Locks households in the order of their ids, until the transaction ends, so that callers who lock several cannot
 * deadlock.
 */
export async function lockHouseholds(tx: Db, ids: string[]): Promise<HouseholdRow[]> {
  const { rows } = await sql<HouseholdRow>`
    select * from households where id = any (${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

/** Prevents anybody from joining or leaving a household before the transaction ends. */
export async function lockHouseholdForShare(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('households').select('id').where('id', '=', id).forShare().execute()
}

/** Serialises transactions, across processes, that change a household's shared data and counters. */
export async function holdShared(tx: Db, householdId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`household ${householdId}`}, 0))`.execute(tx)
}

/** Returns a person, who cannot join or leave a household before the transaction ends. */
export async function memberForShare(tx: Db, userId: string): Promise<UserRow | undefined> {
  return tx.selectFrom('users').selectAll().where('id', '=', userId).forShare().executeTakeFirst()
}

/** Notifies live pages that the household itself has changed. Run it last, so that the row is not locked for long. */
export async function bumpHousehold(tx: Db, id: string): Promise<void> {
  await sql`select bump_household(${id}, 'household')`.execute(tx)
}

/**
 * Returns a version number per topic for each household and person; none for those of whom nothing has ever changed.
 *
 * @param ids of households and of people, mixed.
 */
export async function versionsOf(db: Db, ids: string[]): Promise<Map<string, Versions>> {
  const shared = db
    .selectFrom('household_versions')
    .select(['household_id as id', 'topic', 'version'])
    .where('household_id', '=', anyOf('uuid', ids))
  const own = db
    .selectFrom('person_versions')
    .select(['user_id as id', 'topic', 'version'])
    .where('user_id', '=', anyOf('uuid', ids))
  const rows = await prepared(db, shared.unionAll(own).orderBy('topic'))
  const found = new Map<string, Record<string, number>>()
  for (const { id, topic, version } of rows) {
    found.set(id, { ...found.get(id), [topic]: Number(version) })
  }
  return found
}

export async function insertHousehold(tx: Db, household: { id: string; created_at: Date }): Promise<void> {
  await tx.insertInto('households').values(household).execute()
}

export async function setName(db: Db, id: string, name: string | null): Promise<void> {
  await db.updateTable('households').set({ name }).where('id', '=', id).execute()
}

/** Deletes a household without people, and its data. */
export async function deleteIfEmpty(tx: Db, id: string): Promise<void> {
  await sql`
    with gone as (
      delete from households where id = ${id} and not exists (select from users where household_id = ${id}) returning id
    )
    delete from household_versions where household_id in (select id from gone)`.execute(tx)
}

/** Returns a household's people in the order they joined. */
export async function peopleOf(db: Db, householdId: string): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('household_since')
    .orderBy('id')
    .execute()
}

export async function setMembership(
  tx: Db,
  userId: string,
  membership: Pick<
    Updateable<UsersTable>,
    'household_id' | 'household_role' | 'household_since' | 'household_nickname' | 'shares_diet'
  >,
): Promise<UserRow> {
  return tx.updateTable('users').set(membership).where('id', '=', userId).returningAll().executeTakeFirstOrThrow()
}

export async function helpersOf(db: Db, householdId: string): Promise<HelperRow[]> {
  return db
    .selectFrom('helpers')
    .selectAll()
    .where('household_id', '=', householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function helperOf(db: Db, householdId: string, id: string): Promise<HelperRow | undefined> {
  return db
    .selectFrom('helpers')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst()
}

/** Whether somebody with this number has opted out of messages in any household. */
export async function isNumberStopped(db: Db, number: string): Promise<boolean> {
  const row = await db
    .selectFrom('helpers')
    .select('id')
    .where('phone_number', '=', number)
    .where('stopped_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stops messages to a helper's number in every household. @returns whether there is such a helper. */
export async function stopNumberOf(db: Db, helperId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update helpers set stopped_at = coalesce(stopped_at, ${now}), code_hash = null
    where id = ${helperId} or phone_number = (select phone_number from helpers where id = ${helperId})
    returning id`.execute(db)
  return rows.length > 0
}

export async function insertHelper(tx: Db, helper: Insertable<HelpersTable>): Promise<HelperRow> {
  return tx.insertInto('helpers').values(helper).returningAll().executeTakeFirstOrThrow()
}

export async function updateHelper(tx: Db, id: string, change: Updateable<HelpersTable>): Promise<HelperRow> {
  return tx.updateTable('helpers').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteHelper(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('helpers').where('id', '=', id).execute()
}

export type OpenInvitation = HouseholdInvitationRow & { invited_by: string }

/** Returns the invitations that are neither used nor expired. */
export async function openInvitations(db: Db, householdId: string, now: Date): Promise<OpenInvitation[]> {
  return db
    .selectFrom('household_invitations')
    .innerJoin('users', 'users.id', 'household_invitations.user_id')
    .selectAll('household_invitations')
    .select('users.full_name as invited_by')
    .where('household_invitations.household_id', '=', householdId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('household_invitations.created_at')
    .execute()
}

export async function insertInvitation(tx: Db, invitation: Insertable<HouseholdInvitationsTable>): Promise<void> {
  await tx.insertInto('household_invitations').values(invitation).execute()
}

export async function invitationByHash(db: Db, codeHash: Buffer): Promise<OpenInvitation | undefined> {
  return db
    .selectFrom('household_invitations')
    .innerJoin('users', 'users.id', 'household_invitations.user_id')
    .selectAll('household_invitations')
    .select('users.full_name as invited_by')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
}

export async function spendInvitation(tx: Db, id: string, { by, now }: { by: string; now: Date }): Promise<void> {
  await tx.updateTable('household_invitations').set({ used_at: now, used_by: by }).where('id', '=', id).execute()
}

/** @returns whether there was such an open invitation. */
export async function deleteInvitation(tx: Db, householdId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('household_invitations')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteOldInvitations(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('household_invitations').where('expires_at', '<', before).execute()
}

/** Moves helpers to another household, which their household's only person joins. */
export async function moveHelpers(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('helpers').set({ household_id: to }).where('household_id', '=', from).execute()
}
