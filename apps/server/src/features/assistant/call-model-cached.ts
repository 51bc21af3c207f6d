import { createHash } from 'node:crypto'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { callModel, dataOf, type Input, type ModelReply } from './call-model.ts'
import type { Prompt } from './prompts/prompt.ts'
import { answerTo, saveAnswer } from './store.ts'

/** Escapes that PostgreSQL rejects in JSON: U+0000 and lone surrogates. */
const unstorable = /\\u(?:0000|d[89a-f])/i

/**
 * Like `callModel`, for questions asked every time a page opens: the answer to the same question is cached for 30 days,
 * so it is paid for once. Failures are not cached.
 */
export async function callModelCached<T>(
  context: Context,
  user: UserRow,
  prompt: Prompt<T>,
  input: Input,
): Promise<ModelReply<T> | null> {
  const { languageModel: model, db, clock, ids } = context
  if (!model || !user.ai_enabled) return null
  const { data, restore } = dataOf(input)
  const asked = [prompt.task, prompt.version, model.provider, model.model, data]
  const askedHash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const cached = prompt.schema.safeParse(await answerTo(db, user.id, askedHash))
  if (cached.success) return { value: cached.data, restore }

  const reply = await callModel(context, user, prompt, input)
  if (!reply) return null
  const answer = JSON.stringify(reply.value)
  if (unstorable.test(answer)) return reply
  await saveAnswer(db, {
    id: ids.next(),
    user_id: user.id,
    task: prompt.task,
    asked_hash: askedHash,
    answer,
    answered_at: clock.now(),
  })
  return reply
}
