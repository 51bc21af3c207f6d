import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  AssistantAnswersTable,
  AssistantQuestionRow,
  AssistantQuestionsTable,
  AssistantUsageRow,
} from '#platform/db/tables/assistant.ts'
import type { UsersTable } from '#platform/db/tables/users.ts'

/**
 * Takes one request out of a person's daily budget; safe under concurrent calls.
 *
 * @returns whether there was one left.
 */
export async function takeQuestion(
  db: Db,
  { userId, day, questionsMax, tokensMax }: { userId: string; day: string; questionsMax: number; tokensMax: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into assistant_usage as used (user_id, day, questions) values (${userId}, ${day}, 1)
    on conflict (user_id, day) do update set questions = used.questions + 1
    where used.questions < ${questionsMax} and used.tokens < ${tokensMax}
    returning 1`.execute(db)
  return rows.length > 0
}

export async function insertQuestion(db: Db, question: Insertable<AssistantQuestionsTable>): Promise<void> {
  await db.insertInto('assistant_questions').values(question).execute()
}

/** Records the outcome of a request and the tokens it used. */
export async function settleQuestion(
  db: Db,
  id: string,
  {
    day,
    state,
    read,
    written,
    costMicros,
  }: { day: string; state: 'answered' | 'failed'; read: number; written: number; costMicros: number | null },
): Promise<void> {
  await sql`
    with settled as (
      update assistant_questions
      set state = ${state}, tokens_read = ${read}, tokens_written = ${written}, cost_micros = ${costMicros}
      where id = ${id} returning user_id
    )
    update assistant_usage set tokens = tokens + ${read + written}
    where user_id = (select user_id from settled) and day = ${day}`.execute(db)
}

export async function usageOn(db: Db, userId: string, day: string): Promise<AssistantUsageRow | null> {
  const row = await db
    .selectFrom('assistant_usage')
    .selectAll()
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? null
}

/** Returns a person's questions, newest first. */
export function questionsOf(
  db: Db,
  userId: string,
  { since, before, limit }: { since: Date; before: Date | null; limit: number },
): Promise<AssistantQuestionRow[]> {
  return db
    .selectFrom('assistant_questions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('asked_at', '>=', since)
    .$if(before !== null, (query) => query.where('asked_at', '<', before!))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the cost in millionths of a rupee, counting requests whose price was known. */
export async function costSince(db: Db, userId: string, since: Date): Promise<number> {
  const { cost } = await db
    .selectFrom('assistant_questions')
    .select(({ fn }) => fn.sum<number | null>('cost_micros').as('cost'))
    .where('user_id', '=', userId)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(cost ?? 0)
}

export async function setAi(
  db: Db,
  userId: string,
  change: Pick<Updateable<UsersTable>, 'ai_enabled' | 'ai_reads_mail'>,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ id: userId, ...change })
    .where('id', '=', userId)
    .execute()
}

export async function answerTo(db: Db, userId: string, askedHash: Buffer): Promise<unknown> {
  const row = await db
    .selectFrom('assistant_answers')
    .select('answer')
    .where('user_id', '=', userId)
    .where('asked_hash', '=', askedHash)
    .executeTakeFirst()
  return row?.answer
}

export async function saveAnswer(db: Db, answer: Insertable<AssistantAnswersTable>): Promise<void> {
  await db
    .insertInto('assistant_answers')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['user_id', 'asked_hash']).doNothing())
    .execute()
}

/** Deletes a person's cached answers, of one task or of all. */
export async function deleteAnswers(db: Db, userId: string, task?: string): Promise<void> {
  await db
    .deleteFrom('assistant_answers')
    .where('user_id', '=', userId)
    .$if(task !== undefined, (query) => query.where('task', '=', task!))
    .execute()
}

export async function deleteQuestions(db: Db, { before, day }: { before: Date; day: string }): Promise<void> {
  await db.deleteFrom('assistant_questions').where('asked_at', '<', before).execute()
  await db.deleteFrom('assistant_usage').where('day', '<', day).execute()
  await db.deleteFrom('assistant_answers').where('answered_at', '<', before).execute()
}

export async function countAsked(
  db: Db,
  userId: string,
  { task, since }: { task: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('assistant_questions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('asked_at', '>=', since)
    .where('task', '=', task)
    .executeTakeFirstOrThrow()
  return Number(count)
}
