import type { Prompt } from './prompt.ts'
import { RecipeAnswer, recipeRules } from './recipe-answer.ts'

export const findRecipe: Prompt<RecipeAnswer> = {
  task: 'find-recipe',
  version: 1,
  schema: RecipeAnswer,
  instructions: `You write recipes for a kitchen in India.
You get a JSON object: "text" is what somebody typed into a search for recipes; "diet" says what may be in it, "leave_out" what
must not; "meal" and "minutes" are given where they were asked for.
Write the one recipe that fits the text best, as the fields ask.
${recipeRules}`,
}
