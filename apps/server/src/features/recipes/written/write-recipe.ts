import { setImmediate as turn } from 'node:timers/promises'
import { type Recipe, warmSearch } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { callModel } from '#features/assistant/call-model.ts'
import type { Prompt } from '#features/assistant/prompts/prompt.ts'
import type { RecipeAnswer } from '#features/assistant/prompts/recipe-answer.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type DayDiet, suits } from '../against-diet.ts'
import { judgeAnswer } from './judge-answer.ts'
import { recipeFromAnswer } from './recipe-from-answer.ts'
import { writtenId } from './written-id.ts'

export type RecipeRequest = {
  text: string
  vegOnly: boolean
  diet: DayDiet
  /** Additional context of the task for the model. */
  about: Readonly<Record<string, string>>
  /** Recipes this person was given before. */
  known: readonly Recipe[]
}

/**
 * Asks a model for one recipe and checks everything about it. Call it outside any transaction: it takes up to 15
 * seconds.
 *
 * @returns null if there is no recipe that our kitchen accepts and that suits this household.
 */
export async function writeRecipe(
  context: Context,
  user: UserRow,
  prompt: Prompt<RecipeAnswer>,
  { text, vegOnly, diet, about, known }: RecipeRequest,
): Promise<Recipe | null> {
  const isVeg = vegOnly || diet.veg_only || diet.jain || diet.vegan || diet.fast === true
  const reply = await callModel(context, user, prompt, {
    text,
    context: { ...about, diet: dietInWords(isVeg, diet), leave_out: leftOut(diet) },
  })
  if (!reply?.value.can) return null
  // The check compares with all our recipes; other requests get a turn while the index is built.
  for (const _ of warmSearch()) await turn()
  const judged = judgeAnswer(reply.value, { vegOnly: isVeg, known })
  const recipe = judged && (await recipeFromAnswer(judged, writtenId(context.ids, judged.answer.title)))
  if (recipe && suits(recipe, diet)) return recipe
  context.log.info({ task: prompt.task }, 'rejected a recipe written by a language model')
  return null
}

const dietInWords = (isVeg: boolean, { egg, jain, vegan }: DayDiet): string =>
  jain ? 'Jain' : vegan ? 'vegan' : isVeg ? 'vegetarian, no egg' : egg ? 'anything' : 'anything but egg'

function leftOut(diet: DayDiet): string {
  const things = [
    ...(diet.no_onion_garlic || diet.jain ? ['onion', 'garlic'] : []),
    ...(diet.pork ? [] : ['pork']),
    ...(diet.buffalo ? [] : ['beef', 'buffalo']),
    ...diet.exclude_allergens,
  ]
  return things.join(', ')
}
