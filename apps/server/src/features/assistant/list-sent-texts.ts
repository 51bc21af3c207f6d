import type { sent as contract, Question } from '@planner/contract/assistant'
import { assistant as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { AssistantQuestionRow } from '#platform/db/tables/assistant.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { microsPerRupee } from './cost.ts'
import { deleteQuestions, questionsOf } from './store.ts'

export const retainedSince = (now: Date): Date => after(now, -limits.retentionDays * dayMs)

/** Returns a page of the texts sent to a language model on a person's behalf. */
export async function sentPage(
  { db, clock }: Context,
  user: UserRow,
  { before }: CheckedInputOf<typeof contract>,
): Promise<Question[]> {
  const page = { before: before === undefined ? null : new Date(before), limit: limits.sentPerPage }
  return (await questionsOf(db, user.id, { since: retainedSince(clock.now()), ...page })).map(present)
}

/** Deletes requests past their retention period, and counters of past days. */
export async function purgeSent({ db, clock }: Context): Promise<void> {
  const before = retainedSince(clock.now())
  await deleteQuestions(db, { before, day: wallTimeOf(before, 'UTC').day })
}

const present = (question: AssistantQuestionRow): Question => ({
  id: question.id,
  task: question.task,
  prompt_version: question.prompt_version,
  provider: question.provider,
  model: question.model,
  sent: question.sent,
  state: question.state,
  tokens_read: question.tokens_read,
  tokens_written: question.tokens_written,
  cost: question.cost_micros === null ? null : question.cost_micros / microsPerRupee,
  asked_at: question.asked_at.toISOString(),
})
