import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { MailSuggestionRow, MailSuggestionsTable } from '#platform/db/tables/google.ts'

/** Limits the list to the soonest; further ones appear once these are answered or past. */
const mostShown = 200

/** Returns the unanswered suggestions that are not past, soonest first. */
export function openSuggestions(db: Db, userId: string, { from }: { from: string }): Promise<MailSuggestionRow[]> {
  return db
    .selectFrom('mail_suggestions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(mostShown)
    .execute()
}

/** Returns the suggestions that are neither dismissed nor past, soonest first. */
export function suggestionsToCome(db: Db, userId: string, { from }: { from: string }): Promise<MailSuggestionRow[]> {
  return db
    .selectFrom('mail_suggestions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'dismissed')
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')
    .limit(mostShown)
    .execute()
}

/**
 * Stores a suggestion, replacing an earlier one for the same mail, unless that was answered, or read by a model with a
 * higher certainty than our reader has now.
 */
export async function putSuggestion(tx: Db, suggestion: Insertable<MailSuggestionsTable>): Promise<{ isNew: boolean }> {
  const { id: _, user_id: __, key_hash: ___, found_at: ____, ...found } = suggestion
  const row = await tx
    .insertInto('mail_suggestions')
    .values(suggestion)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key_hash'])
        .doUpdateSet(found)
        .where('mail_suggestions.state', '=', 'open')
        .where((or) =>
          or.or([
            or('mail_suggestions.read_by', '=', or.ref('excluded.read_by')),
            or('mail_suggestions.confidence', '<=', or.ref('excluded.confidence')),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  return { isNew: row?.id === suggestion.id }
}

export function lockSuggestion(tx: Db, userId: string, id: string): Promise<MailSuggestionRow | undefined> {
  return tx
    .selectFrom('mail_suggestions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setSuggestion(tx: Db, id: string, change: Updateable<MailSuggestionsTable>): Promise<void> {
  await tx.updateTable('mail_suggestions').set(change).where('id', '=', id).execute()
}

export async function deleteOpenSuggestions(tx: Db, userId: string): Promise<void> {
  // Suggestions from forwarded mails do not belong to the connection.
  await tx
    .deleteFrom('mail_suggestions')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('origin', '=', 'gmail')
    .execute()
}

/** Deletes expired unanswered suggestions, and answered ones whose mail can no longer be read again. */
export async function deleteOldSuggestions(db: Db, { before }: { before: { open: string; answered: string } }) {
  await sql`
    delete from mail_suggestions
    where (state = 'open' and date < ${before.open}) or date < ${before.answered}`.execute(db)
}

/** Returns the rows of one meeting, locked: its suggestion, and any pending change. */
export function invitationRows(tx: Db, userId: string, uidHash: Buffer): Promise<MailSuggestionRow[]> {
  return tx
    .selectFrom('mail_suggestions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('uid_hash', '=', uidHash)
    .forUpdate()
    .execute()
}

export async function insertSuggestion(tx: Db, suggestion: Insertable<MailSuggestionsTable>): Promise<void> {
  await tx.insertInto('mail_suggestions').values(suggestion).execute()
}

export async function deleteSuggestion(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('mail_suggestions').where('id', '=', id).execute()
}

/** Counts a person's unanswered suggestions. */
export async function countOpenSuggestions(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail_suggestions')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}
