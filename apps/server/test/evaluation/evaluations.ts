import { arePlain, speaksOf } from '#features/assistant/checks/plain-words.ts'
import { explain, longestExplanation } from '#features/assistant/prompts/explain.ts'
import { findRecipe } from '#features/assistant/prompts/find-recipe.ts'
import { kitchenTip } from '#features/assistant/prompts/kitchen-tip.ts'
import { newRecipe } from '#features/assistant/prompts/new-recipe.ts'
import { readMail } from '#features/assistant/prompts/read-mail.ts'
import { readReminder } from '#features/assistant/prompts/read-reminder.ts'
import { longestAdvice, wordCart } from '#features/assistant/prompts/word-cart.ts'
import { longestReason, wordRecommendations } from '#features/assistant/prompts/word-recommendations.ts'
import { judgeAnswer } from '#features/recipes/written/judge-answer.ts'
import { isGoodTip } from '#features/recipes/written/write-tip.ts'
import { explainCases } from './cases/explain.cases.ts'
import { findRecipeCases } from './cases/find-recipe.cases.ts'
import { kitchenTipCases } from './cases/kitchen-tip.cases.ts'
import { newRecipeCases } from './cases/new-recipe.cases.ts'
import { mailDay, readMailCases, readsAs } from './cases/read-mail.cases.ts'
import { caseNow, readReminderCases } from './cases/read-reminder.cases.ts'
import { isGoodAdvice, wordCartCases } from './cases/word-cart.cases.ts'
import { isWellWorded, wordRecommendationsCases } from './cases/word-recommendations.cases.ts'
import { type Evaluation, evaluation } from './evaluation.ts'

const moment = { today: caseNow.toISOString().slice(0, 10), weekday: 'Friday', clock: '10:00' }
const reminders = readReminderCases.map((one) => ({ ...one, name: one.text }))

/** The evaluations of all prompts. Add a prompt here together with its task. */
export const evaluations: readonly Evaluation[] = [
  evaluation(readReminder, reminders, {
    inputOf: ({ text }) => ({ text, context: moment }),
    passes: (answer, { date, time, recurrence }) =>
      answer.date === date && answer.time === time && answer.recurrence === recurrence,
  }),
  evaluation(wordRecommendations, wordRecommendationsCases, {
    inputOf: ({ text, vendors }) => ({ text, context: { vendors, activities: [] } }),
    passes: (answer, one) => {
      const given = JSON.stringify([one.text, one.vendors])
      return (
        isWellWorded(answer, one) && answer.reasons.every(({ why }) => arePlain(why, { max: longestReason, given }))
      )
    },
  }),
  evaluation(wordCart, wordCartCases, {
    inputOf: ({ text, vendors }) => ({ text, context: { vendors } }),
    passes: (answer, one) => {
      // In the product the amounts are substituted; here the placeholders only have to be in place.
      const advice = (answer.advice ?? '').replaceAll(/\[number \d+\]/g, 'so much')
      return (
        isGoodAdvice(answer, one) && (answer.lead === null || arePlain(advice, { max: longestAdvice, given: one.text }))
      )
    },
  }),
  evaluation(readMail, readMailCases, {
    inputOf: ({ text }) => ({ text, context: mailDay }),
    passes: readsAs,
  }),
  evaluation(explain, explainCases, {
    inputOf: ({ about, text }) => ({ text, context: { about } }),
    passes: ({ words }, { text, speaksOf: wanted, neverSays }) =>
      wanted.test(words) &&
      !neverSays.test(words) &&
      arePlain(words, { max: longestExplanation, given: text }) &&
      speaksOf(words, text),
  }),
  evaluation(findRecipe, findRecipeCases, {
    inputOf: ({ text, context }) => ({ text, context }),
    passes: (answer, { vegOnly, isAbout, neverSays }) => {
      if (!isAbout || !answer.can) return answer.can === Boolean(isAbout)
      const isFitting = isAbout.test(`${answer.title} ${answer.ingredients.join(' ')}`)
      return (
        isFitting && !neverSays?.test(JSON.stringify(answer)) && judgeAnswer(answer, { vegOnly, known: [] }) !== null
      )
    },
  }),
  evaluation(newRecipe, newRecipeCases, {
    inputOf: ({ context }) => ({ text: '', context }),
    passes: (answer, { vegOnly, context, neverSays }) =>
      answer.can &&
      answer.category === context.meal &&
      ![answer.title, ...answer.ingredients].some((line) => neverSays?.test(line)) &&
      judgeAnswer(answer, { vegOnly, known: [] }) !== null,
  }),
  evaluation(kitchenTip, kitchenTipCases, {
    inputOf: ({ context }) => ({ text: '', context }),
    passes: ({ tip }, { neverSays }) => isGoodTip(tip.trim()) && !neverSays.test(tip),
  }),
]
