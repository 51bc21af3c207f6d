import { type Candidate, type Judgement, judge, type Recipe } from '@planner/kitchen'
import type { RecipeAnswer } from '#features/assistant/prompts/recipe-answer.ts'

/** Minutes of the steps, by kind. */
export type Minutes = Record<RecipeAnswer['steps'][number]['kind'], number>

export type Judged = { answer: RecipeAnswer; minutes: Minutes } & Pick<Judgement, 'corrected' | 'read'>

/**
 * Checks a model's recipe by the rules of our own recipes: plain text, diet, amounts, steps, times, safety, no stray
 * figures, and no duplicate of a recipe of ours or this person's under another name.
 *
 * @returns null unless all of it is accepted; anything that cannot be confirmed is rejected.
 */
export function judgeAnswer(
  answer: RecipeAnswer,
  { vegOnly, known }: { vegOnly: boolean; known: readonly Recipe[] },
): Judged | null {
  const { title, diet, serves, ingredients, tips, drink, place } = answer
  const instructions = answer.steps.map(({ text }) => text)
  const texts = [title, place, ...ingredients, ...instructions, ...tips, drink]
  if (!texts.every(isPlain) || !latin.test(title)) return null
  const minutes = minutesOf(answer)
  const candidate: Candidate = {
    title,
    type: diet,
    is_vegetarian: diet === 'Veg',
    ingredients,
    instructions,
    tips: [...tips, drink],
    serves,
    prep_time: `${minutes.prepare} minutes`,
    cook_time: `${minutes.cook} minutes`,
    nutrition: [title, ...tips, ...instructions].filter((text) => figure.test(text)),
  }
  const { verdict, corrected, read } = judge(candidate, { vegOnly, known, cookbook: true })
  if (verdict !== 'accepted' || corrected.calories < leastCalories) return null
  return { answer, minutes, corrected, read }
}

/** Below that of any real serving, so the amounts cannot have been read. */
const leastCalories = 10

const latin = /^[\p{Script=Latin}\p{M}\d '’&(),-]+$/u
const figure = /\b(k?cal(orie)?s?|protein|carb\w*|fat)\b/i

/** Whether a text contains no links, phone numbers, markup or placeholders. */
const isPlain = (text: string): boolean =>
  !/https?:|www\.|\b[\w-]+\.(com|in|org|net|io|co|app)\b|@|[<>[\]{}\\`]|[\p{Cc}\p{Cf}]|(?:\d[\s-]?){7,}/iu.test(text)

function minutesOf({ steps }: RecipeAnswer): Minutes {
  const sum = (kind: keyof Minutes) =>
    steps.filter((step) => step.kind === kind).reduce((total, { minutes }) => total + minutes, 0)
  return { prepare: sum('prepare'), cook: sum('cook'), stand: sum('stand') }
}
