import { waits } from '../read/vocabulary.ts'
import { type Reason, reason } from './reason.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'

/** Matches sentences about time that passes without work. */
const standing =
  /\b(?:soak|overnight|marinat|rest(?!aurant)|chill|refrigerat|ferment|freeze|set aside|stand|cool|sprout|sun|mature|prove|rise|leave|left|wait|ripen|steep|settle|hang)\w*\b|\b(?:set|dry|drain|smoke)(?: \w+){0,2} for\b/i
/** Matches waits in sentences that involve no cooking: "Cover it for 30 mins", "dry in the sun for 6 h". */
const leftAlone = /\b(?:this takes|let|cover|covered|keep|dry|drain|spread|lay|lie|set|oil)\b/i
const cooks = /\b(?:cook|simmer|boil|fry|bake|roast|steam|heat|saut|grill|stew|toast)\w*\b/i
/** Matches a wait in brackets beside the work of its sentence: "(set for 60 mins)". */
const inBrackets = new RegExp(`\\((?:${waits.join('|')}) for [^)]*\\)`, 'g')

/** Parses the minutes of "30 mins", "1 hour 15 minutes", "1.5 hrs"; undefined when there is no time in the text. */
export function minutesOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  const hours = /(\d+(?:\.\d+)?)\s*(?:hours?|hrs?|h)\b/i.exec(text)
  const minutes = /(\d+(?:\.\d+)?)\s*(?:minutes?|mins?|m)\b/i.exec(text)
  if (!hours && !minutes) return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined
  return Number(hours?.[1] ?? 0) * 60 + Number(minutes?.[1] ?? 0)
}

/**
 * Finds stated times that the steps contradict, where cooking takes far longer than stated, or a cooking time of more
 * than a day.
 */
export function timeReasons({ prep_time, cook_time, instructions }: SubmittedRecipe): Reason[] {
  const prepare = minutesOf(prep_time)
  const cook = minutesOf(cook_time)
  if (cook === undefined) return []
  if (cook > 24 * 60) return [reason('times', 'It cooks for more than a day.')]
  const said = instructions
    .flatMap((step) => step.replace(inBrackets, '').split(/(?<=[.;!])\s/))
    .filter((sentence) => !standing.test(sentence) && !(leftAlone.test(sentence) && !cooks.test(sentence)))
    .reduce((sum, sentence) => sum + longestIn(sentence), 0)
  const stated = (prepare ?? 0) + cook
  return said > stated * 1.5 + 10
    ? [reason('times', `Its steps take about ${Math.round(said)} minutes, and it says ${stated}.`)]
    : []
}

function longestIn(sentence: string): number {
  const found = [...sentence.matchAll(/(\d+(?:\.\d+)?)(?:\s*(?:-|to|–)\s*(\d+))?\s*(hours?|hrs?|minutes?|mins?)\b/gi)]
  return Math.max(0, ...found.map(([, low, , unit]) => Number(low) * (/^h/i.test(unit!) ? 60 : 1)))
}
