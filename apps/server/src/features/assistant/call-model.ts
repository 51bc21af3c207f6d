import { assistant as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { LanguageModel } from '#providers/language-model.ts'
import { costOf } from './cost.ts'
import type { Prompt } from './prompts/prompt.ts'
import { redact } from './redact.ts'
import { insertQuestion, settleQuestion, takeQuestion } from './store.ts'

/** A person's text, and the context we add to it. Never contains anything from the profile. */
export type Input = { text: string; context: Readonly<Record<string, unknown>> }

/** Whether a request could be made at all. The daily budget is only checked when the request is made. */
export const canUseModel = ({ languageModel }: Context, user: UserRow): boolean =>
  Boolean(languageModel?.isHealthy()) && user.ai_enabled

/** Serialises a request exactly as it is sent, with the text redacted. */
export function dataOf({ text, context }: Input): { data: string; restore: (text: string) => string } {
  const redacted = redact(text)
  return { data: JSON.stringify({ ...context, text: redacted.text }), restore: redacted.restore }
}

/** `restore` puts the redacted parts of the person's words back into the answer. */
export type ModelReply<T> = { value: T; restore: (text: string) => string }

/**
 * Asks a model on a person's behalf, for at most 15 seconds. Call it outside any transaction.
 *
 * @returns null whenever the caller should fall back to our own engine: no model is configured, AI is turned off, the
 *   daily budget is used up, the model is unavailable, or its answer was invalid.
 */
export async function callModel<T>(
  context: Context,
  user: UserRow,
  prompt: Prompt<T>,
  input: Input,
): Promise<ModelReply<T> | null> {
  const { languageModel: model } = context
  if (!model || !canUseModel(context, user)) return null
  const { data, restore } = dataOf(input)
  const begun = await begin(context, user, { model, prompt, data })
  if (!begun) return null

  const { task, instructions, schema } = prompt
  const answer = await model.object({ task, instructions, data, schema })
  const state = 'value' in answer ? 'answered' : 'failed'
  const costMicros = costOf(answer.tokens, model.price)
  await settleQuestion(context.db, begun.id, { ...answer.tokens, day: begun.day, state, costMicros })
  if ('value' in answer) return { value: answer.value, restore }
  const { kind, code, message } = answer.failure
  context.log.warn({ task, kind, code, note: message }, 'language model request failed')
  return null
}

/** Counts the request and stores what is about to be sent, atomically. Returns null if the budget is used up. */
function begin<T>(
  { db, ids, clock }: Context,
  user: UserRow,
  { model, prompt, data }: { model: LanguageModel; prompt: Prompt<T>; data: string },
): Promise<{ id: string; day: string } | null> {
  const now = clock.now()
  const { day } = wallTimeOf(now, user.time_zone)
  const id = ids.next()
  const budget = { questionsMax: limits.questionsPerDay, tokensMax: limits.tokensPerDay }
  return inTransaction(db, async (tx) => {
    if (!(await takeQuestion(tx, { userId: user.id, day, ...budget }))) return null
    await insertQuestion(tx, {
      id,
      user_id: user.id,
      task: prompt.task,
      prompt_version: prompt.version,
      provider: model.provider,
      model: model.model,
      sent: data,
      state: 'asked',
      asked_at: now,
    })
    return { id, day }
  })
}
