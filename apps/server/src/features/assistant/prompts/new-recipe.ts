import type { Prompt } from './prompt.ts'
import { RecipeAnswer, recipeRules } from './recipe-answer.ts'

export const newRecipe: Prompt<RecipeAnswer> = {
  task: 'new-recipe',
  version: 1,
  schema: RecipeAnswer,
  instructions: `You write recipes for a kitchen in India that knows the classics of every state already.
You get a JSON object: "meal" is the category, "month" the time of year, "diet" says what may be in it, "leave_out" what must
not, "not" names dishes that are known already.
Write one dish for that meal that a good home cook would be proud of and that is in no ordinary cookbook: another main
ingredient of the season, another way to cook it, or two kitchens of India that meet. Not one of "not" under another name.
${recipeRules}`,
}
