import type { Settings } from '@planner/contract/assistant'
import { assistant as limits } from '@planner/contract/constants'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { setEnabled, usageOn } from './store.ts'

export async function showSettings(context: Context, user: UserRow): Promise<Settings> {
  const { languageModel: model, db, clock } = context
  const used = await usageOn(db, user.id, wallTimeOf(clock.now(), user.time_zone).day)
  return {
    model: model && { provider: model.provider, name: model.model },
    enabled: user.ai_enabled,
    today: {
      questions: used?.questions ?? 0,
      questions_max: limits.questionsPerDay,
      tokens: used?.tokens ?? 0,
      tokens_max: limits.tokensPerDay,
    },
  }
}

/** From the next call on nothing of this person's is sent, or may be again. */
export async function switchAi(context: Context, user: UserRow, { enabled }: { enabled: boolean }): Promise<Settings> {
  await setEnabled(context.db, user.id, enabled)
  return showSettings(context, { ...user, ai_enabled: enabled })
}
