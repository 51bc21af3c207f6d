import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { why } from '@planner/contract/explanations'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { callModelCached } from '#features/assistant/call-model-cached.ts'
import { arePlain, speaksOf } from '#features/assistant/checks/plain-words.ts'
import { longestExplanation, explain as prompt } from '#features/assistant/prompts/explain.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { aboutDish } from './explain-dish.ts'
import { aboutLine } from './explain-line.ts'
import { aboutMail } from './explain-mail.ts'
import { aboutVendor } from './explain-vendor.ts'
import type { Explained } from './facts.ts'

type About = CheckedInputOf<typeof why>

/**
 * Returns the facts that explain why something is suggested.
 *
 * @throws Problem `explanation.not-found`, and the not-found errors of the subjects themselves.
 */
export async function explain(context: Context, user: UserRow, about: About) {
  const { facts, mayLeave } = await factsOn(context, user, about)
  return { facts: facts.map(({ says }) => says), may_word: mayLeave && canUseModel(context, user) }
}

/** Returns the same facts in a model's words; null if there are none, or they claim anything that the facts do not. */
export async function explainInWords(context: Context, user: UserRow, about: About): Promise<{ words: string | null }> {
  const { facts, mayLeave } = await factsOn(context, user, about)
  if (!mayLeave) return { words: null }
  const given = facts.map(({ says, forModel }) => forModel ?? says).join('\n')
  const reply = await callModelCached(context, user, prompt, { text: given, context: { about: about.about } })
  const words = reply?.restore(reply.value.words) ?? ''
  const stands = arePlain(words, { max: longestExplanation, given }) && speaksOf(words, given)
  return { words: stands ? words : null }
}

function factsOn(context: Context, user: UserRow, about: About): Promise<Explained> {
  const { id, reminder_id: reminderId, type, action, city, date, veg_only: vegOnly } = about
  switch (about.about) {
    case 'vendor':
      if (!reminderId) throw new Problem('explanation.incomplete')
      return aboutVendor(context, user, { id, reminderId })
    case 'line':
      if (!type) throw new Problem('explanation.incomplete')
      return aboutLine(context, user, { id, type, action, city })
    case 'mail':
      return aboutMail(context, user, id)
    case 'dish':
      return aboutDish(context, user, { id, date, vegOnly: vegOnly === 'true' })
  }
}
