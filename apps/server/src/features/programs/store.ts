import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ProgramRow, ProgramsTable } from '#platform/db/tables/programs.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

export function programsOf(db: Db, userId: string): Promise<ProgramRow[]> {
  return db
    .selectFrom('programs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function insertProgram(db: Db, program: Insertable<ProgramsTable>): Promise<ProgramRow> {
  return db.insertInto('programs').values(program).returningAll().executeTakeFirstOrThrow()
}

/** @returns the deleted program; null if the person has no such program. */
export async function deleteProgram(db: Db, userId: string, id: string): Promise<ProgramRow | null> {
  const row = await db
    .deleteFrom('programs')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function programByHash(db: Db, tokenHash: Buffer): Promise<{ program: ProgramRow; user: UserRow } | null> {
  const program = await db.selectFrom('programs').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
  if (!program) return null
  const user = await db.selectFrom('users').selectAll().where('id', '=', program.user_id).executeTakeFirst()
  return user ? { program, user } : null
}

export async function touchProgram(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('programs').set({ last_used_at: now }).where('id', '=', id).execute()
}

export async function deleteEnded(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('programs').where('ends_at', '<', before).execute()
}
