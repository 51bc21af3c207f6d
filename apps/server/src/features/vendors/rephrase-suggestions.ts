import { everywhere } from '@planner/commerce/can-supply'
import type { ResultOf } from '@planner/contract/endpoint'
import type { suggestionsInWords } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { callModelCached } from '#features/assistant/call-model-cached.ts'
import { arePlain } from '#features/assistant/checks/plain-words.ts'
import {
  longestActivity,
  longestReason,
  mostActivities,
  wordRecommendations as prompt,
} from '#features/assistant/prompts/word-recommendations.ts'
import { namesLeftOut } from '#features/recipes/named-foods.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { type Recommended, recommendFor } from './recommend-for.ts'

type Worded = ResultOf<typeof suggestionsInWords>

const ours: Worded = { worded_by: 'engine', reasons: [], activities: [] }

/** Maximum characters of a text to send; longer ones add little. */
const longestText = 500

/** Whether a model may rephrase these: a reminder made from a mail contains the mail's words. */
export const canRephrase = (context: Context, user: UserRow, { providers, reminder }: Recommended): boolean =>
  providers.length > 0 && canUseModel(context, user) && (reminder.origin !== 'mail' || user.ai_reads_mail)

/**
 * Returns our suggestions with reasons and activities in a model's words, each checked against the given facts. The
 * model does not choose vendors, and its words about any others are ignored.
 *
 * @throws Problem `reminder.not-found`
 */
export async function rephraseSuggestions(context: Context, user: UserRow, reminderId: string): Promise<Worded> {
  const found = await recommendFor(context, user, reminderId)
  const { reminder, providers, activities, vendors, diet } = found
  if (!canRephrase(context, user, found)) return ours
  const text = `${reminder.title}\n${reminder.description}`.trim().slice(0, longestText)
  const candidates = providers.map(({ id, words }, place) => ({
    key: `v${place + 1}`,
    words,
    vendor: vendors.get(id)!,
  }))
  const reply = await callModelCached(context, user, prompt, {
    text,
    context: { vendors: candidates.map(factsOf), activities: activities.map(({ name, why }) => ({ name, why })) },
  })
  if (!reply) return ours

  const names = [...vendors.values()].map(({ name }) => name)
  const reasons = candidates.flatMap(({ key, vendor, words }) => {
    const why = reply.value.reasons.find((reason) => reason.vendor === key)?.why
    const given = JSON.stringify([text, factsOf({ key, vendor, words })])
    const notNamed = names.filter((name) => !given.includes(name))
    return why && arePlain(why, { max: longestReason, given, notNamed }) ? [{ id: vendor.id, why_relevant: why }] : []
  })
  const given = JSON.stringify([text, activities])
  const fitting = reply.value.activities.filter(
    ({ name, why }) =>
      arePlain(name, { max: longestActivity, given, notNamed: names }) &&
      arePlain(why, { max: longestReason, given, notNamed: names }) &&
      !namesLeftOut(`${name}. ${why}`, diet),
  )
  if (reasons.length === 0 && fitting.length === 0) return ours
  const worded = fitting.slice(0, mostActivities).map(({ name, why }) => ({ activity_name: name, why }))
  return { worded_by: 'model', reasons, activities: worded }
}

/** Returns the facts about a vendor for the prompt. City and price are left out, since they are shown next to it. */
const factsOf = ({ key, vendor, words }: { key: string; vendor: VendorRow; words: string[] }) => ({
  vendor: key,
  name: vendor.name,
  what: vendor.description,
  offers: vendor.services,
  where: vendor.location === everywhere ? 'all over India' : 'in the same city',
  words,
})
