import type { Settings, setEnabled } from '@planner/contract/assistant'
import { assistant as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { microsPerRupee } from './cost.ts'
import { retainedSince } from './list-sent-texts.ts'
import { costSince, deleteAnswers, setAi, usageOn } from './store.ts'

/**
 * Returns the assistant’s settings of a person, with today’s use and, if the model has a price, what it has cost them.
 */
export async function showSettings(context: Context, user: UserRow): Promise<Settings> {
  const { languageModel: model, db, clock } = context
  const now = clock.now()
  const used = await usageOn(db, user.id, wallTimeOf(now, user.time_zone).day)
  return {
    model: model && { provider: model.provider, name: model.model },
    enabled: user.ai_enabled,
    reads_mail: user.ai_reads_mail,
    cost: model?.price
      ? { rupees: (await costSince(db, user.id, retainedSince(now))) / microsPerRupee, price_from: model.price.from }
      : null,
    today: {
      questions: used?.questions ?? 0,
      questions_max: limits.questionsPerDay,
      tokens: used?.tokens ?? 0,
      tokens_max: limits.tokensPerDay,
    },
  }
}

/**
 * Switches AI features, or reading mail, on or off for a person, from the next call on. Switching off deletes the
 * cached answers.
 */
export async function switchAi(
  context: Context,
  user: UserRow,
  { enabled, reads_mail }: CheckedInputOf<typeof setEnabled>,
): Promise<Settings> {
  const changed = { ai_enabled: enabled ?? user.ai_enabled, ai_reads_mail: reads_mail ?? user.ai_reads_mail }
  await setAi(context.db, user.id, {
    ...(enabled !== undefined && { ai_enabled: enabled }),
    ...(reads_mail !== undefined && { ai_reads_mail: reads_mail }),
  })
  if (enabled === false) await deleteAnswers(context.db, user.id)
  if (reads_mail === false) await deleteAnswers(context.db, user.id, 'read-mail')
  return showSettings(context, { ...user, ...changed })
}
