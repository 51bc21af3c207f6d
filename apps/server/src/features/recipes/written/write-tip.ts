import { judge } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { callModel } from '#features/assistant/call-model.ts'
import { kitchenTip as prompt } from '#features/assistant/prompts/kitchen-tip.ts'
import { recentCallCount } from '#features/assistant/recent-call-count.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { monthInWords } from './month-in-words.ts'
import { insertTip, tipOn } from './store.ts'

const triesPerDay = 2

/**
 * Has a model write the kitchen tip of a future day, so that nobody has to wait for it. If it does not pass the check,
 * it is dropped, and the day gets the kitchen's own tip.
 */
export async function writeTip(context: Context, user: UserRow, day: string): Promise<void> {
  if ((await tipOn(context.db, user.id, day)) || (await recentCallCount(context, user, prompt.task)) >= triesPerDay)
    return
  const reply = await callModel(context, user, prompt, { text: '', context: { month: monthInWords(day) } })
  const tip = reply?.value.tip.trim()
  if (tip && isGoodTip(tip)) await insertTip(context.db, user.id, day, tip)
}

/**
 * Whether a tip is plain text of a reasonable length that promises no cures, suggests nothing dangerous and names no
 * animal products.
 */
export function isGoodTip(tip: string): boolean {
  if (tip.length < 40 || tip.length > 200 || !/^[\p{Script=Latin}\p{M}\d\s.,;:'’“”"()!°%½¼¾/–-]+$/u.test(tip))
    return false
  if (/https?:|www\.|\b[\w-]+\.(com|in|org|net|io|co|app)\b|\d{4}/i.test(tip) || aboutHealth.test(tip)) return false
  // Checked as the only step of a vegetarian dish; only reasons about diet and safety count.
  const dish = { title: 'Tip', type: 'Veg', ingredients: ['1 cup water', '1 tsp salt'], instructions: [tip] }
  return judge(dish, { vegOnly: true }).reasons.every(({ kind }) => kind !== 'diet' && kind !== 'unsafe')
}

const aboutHealth =
  /\b(cur(e|es|ing)|heal(s|ing)?|health\w*|treat(s|ment)?|disease\w*|medic\w*|doctor\w*|diabet\w*|cholesterol|cancer|blood|pressure (levels?|patients?)|immun\w*|detox\w*|weight|slim\w*|calor\w*|fat[- ]burn\w*|infection\w*|bacteria\w*|virus\w*|pregnan\w*|bab(y|ies)|infants?|child(ren)?|pain\w*|fever|cough|digest\w*|acidity|nutri\w*)\b/i
