import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'

export type ActionKey = { user_id: string; id: string }

/** @returns false where it was done before. */
export async function insertAction(tx: Db, action: ActionKey, now: Date): Promise<boolean> {
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

export async function answerOf(tx: Db, { user_id, id }: ActionKey): Promise<unknown> {
  const { answer } = await tx
    .selectFrom('client_actions')
    .select('answer')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return answer
}

export async function keepAnswer(tx: Db, { user_id, id }: ActionKey, answer: unknown): Promise<void> {
  await prepared(
    tx,
    tx
      .updateTable('client_actions')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', user_id)
      .where('id', '=', id),
  )
}

export async function forgetActions(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('client_actions').where('done_at', '<', before).execute()
}
