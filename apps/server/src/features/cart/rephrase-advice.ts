import type { adviceInWords } from '@planner/contract/cart'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { callModelCached } from '#features/assistant/call-model-cached.ts'
import { arePlain, speaksOf } from '#features/assistant/checks/plain-words.ts'
import { longestAdvice, longestReasoning, wordCart as prompt } from '#features/assistant/prompts/word-cart.ts'
import { findVendors } from '#features/vendors/find-vendor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { recommendVendors } from './choose-vendors.ts'
import { suggestSavings } from './suggest-savings.ts'

type Worded = ResultOf<typeof adviceInWords>

/** Maximum lines to word, and maximum length of a name in the prompt. */
const mostLines = 8
const mostAdvice = 8
const longestName = 80
/** Letters, because numbers would be redacted together with the amounts next to them. */
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Returns the advice on a cart in a model's words: the model decides which advice comes first, and rephrases it and our
 * reasons. Every amount and vendor is ours.
 */
export async function rephraseAdvice(
  context: Context,
  user: UserRow,
  input: CheckedInputOf<typeof adviceInWords>,
): Promise<Worded> {
  const ours: Worded = { worded_by: 'engine', ai_suggestion: null, reasons: [] }
  if (!canUseModel(context, user)) return ours
  const { recommendations, ai_suggestion: one } = await recommendVendors(context, user, input)
  const { suggestions } = await suggestSavings(context, user)
  const advice = new Map<string, string>([
    ...(one ? [['one', one] as const] : []),
    ...suggestions
      .slice(0, mostAdvice)
      .map(({ title, description }, n) => [`s${letters[n]}`, `${title}. ${description}`] as const),
  ])
  const names = input.cart_items
    .slice(0, mostLines)
    .map(({ name = '' }) => name.replace(/\s+/g, ' ').slice(0, longestName))
  const chosen = names.flatMap((name, n) =>
    (recommendations[`item_${n}`] ?? [])
      .filter(({ badges }) => badges.length > 0)
      .map((one) => ({ ...one, item: `item_${n}`, line: `l${letters[n]}`, name })),
  )
  if (advice.size === 0 && chosen.length === 0) return ours

  const vendors = await findVendors(
    context,
    chosen.map(({ vendor_id }) => vendor_id),
  )
  const facts = chosen.map(({ line, vendor_id, badges, reasoning }, n) => ({
    line,
    vendor: `v${n + 1}`,
    name: vendors.get(vendor_id)?.name ?? '',
    badges,
    says: reasoning,
  }))
  const reply = await callModelCached(context, user, prompt, {
    text: [
      ...names.map((name, n) => `l${letters[n]}: ${name}`),
      ...[...advice].map(([key, says]) => `${key}: ${says}`),
    ].join('\n'),
    context: { vendors: facts },
  })
  if (!reply) return ours

  const reasons = chosen.flatMap(({ item, vendor_id, name }, n) => {
    const fact = facts[n]!
    const found = reply.value.reasons.find(({ line, vendor }) => line === fact.line && vendor === fact.vendor)
    const reasoning = reply.restore(found?.why ?? '').replace(/\.$/, '')
    const given = `${name} ${fact.name} ${fact.says}`
    return arePlain(reasoning, { max: longestReasoning, given }) ? [{ item, vendor_id, reasoning }] : []
  })
  const lead = reply.value.lead === null ? undefined : advice.get(reply.value.lead)
  const words = reply.restore(reply.value.advice ?? '')
  const fits = lead !== undefined && arePlain(words, { max: longestAdvice, given: lead }) && speaksOf(words, lead)
  if (!fits && reasons.length === 0) return ours
  return { worded_by: 'model', ai_suggestion: fits ? words : null, reasons }
}
