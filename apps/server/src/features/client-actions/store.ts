import type { Db } from '#platform/db/open.ts'

export type ActionKey = { user_id: string; id: string }

/** @returns false where it was done before. */
export async function insertAction(tx: Db, action: ActionKey, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('client_actions')
    .values({ ...action, answer: 'null', done_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
  await tx
    .updateTable('client_actions')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute()
}

export async function forgetActions(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('client_actions').where('done_at', '<', before).execute()
}
