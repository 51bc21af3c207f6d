import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'

export type CallKey = { user_id: string; id: string }

/** @returns false if the call was made before. */
export async function insertKey(tx: Db, action: CallKey, now: Date): Promise<boolean> {
  const rows = await prepared(
    tx,
    tx
      .insertInto('client_actions')
      .values({ ...action, answer: 'null', done_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .returning('id'),
  )
  return rows.length === 1
}

export async function answerOf(tx: Db, { user_id, id }: CallKey): Promise<{ answer: unknown; isBrief: boolean }> {
  const { answer, is_brief: isBrief } = await tx
    .selectFrom('client_actions')
    .select(['answer', 'is_brief'])
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { answer, isBrief }
}

export async function saveAnswer(
  tx: Db,
  { user_id, id }: CallKey,
  answer: unknown,
  { isBrief }: { isBrief: boolean },
): Promise<void> {
  await prepared(
    tx,
    tx
      .updateTable('client_actions')
      .set({ answer: JSON.stringify(answer), is_brief: isBrief })
      .where('user_id', '=', user_id)
      .where('id', '=', id),
  )
}

/** Deletes a person's oldest keys beyond `most`. */
export async function deleteKeysBeyond(tx: Db, userId: string, { most }: { most: number }): Promise<void> {
  const statement = sql`
    delete from client_actions where user_id = ${userId} and id in (
      select id from client_actions where user_id = ${userId}
      order by done_at desc offset ${most} for update skip locked
    )`
  await prepared(tx, statement)
}

export async function deleteKeys(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('client_actions').where('done_at', '<', before).execute()
}
