import { answerBytesMax } from '@planner/contract/constants/api'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import type { SavedRecipe } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { against, judgedOfAnswer } from './against-diet.ts'
import { dietToday } from './day-diet.ts'
import { foodsNamedIn } from './named-foods.ts'
import { savedIdsOf, savedRecipesOf } from './store.ts'

/** Space reserved for the ids of all saved recipes, which may be 120 characters long. */
const idsBytes = 130_000

/** Recipes are 5 to 10 kB each: more would be fetched only to be cut off. */
const mostAtOnce = 150

/** Returns the ids of a person's saved recipes, and as many recipes after a cursor as fit into an answer. */
export async function listSaved(
  context: Context,
  user: UserRow,
  after: string | null,
): Promise<{ ids: string[]; recipes: Recipe[]; isMore: boolean }> {
  const { db } = context
  const diet = await dietToday(context, user)
  const ids = await savedIdsOf(db, user.id)
  const found = await savedRecipesOf(db, user.id, { after, limit: mostAtOnce })
  const marked = found.map((recipe) => ({ ...recipe, against: against(judgedOf(recipe), diet) }))
  const recipes = fitting(marked, answerBytesMax - idsBytes)
  const last = recipes.at(-1)
  return { ids, recipes, isMore: last !== undefined && ids.indexOf(last.id) < ids.length - 1 }
}

function judgedOf(recipe: SavedRecipe) {
  const foods = foodsNamedIn(recipe.quantities.map(({ name }) => name).join(', '))
  return judgedOfAnswer(recipe, {
    pork: foods.some(({ diet }) => diet.pork),
    buffalo: foods.some(({ diet }) => diet.buffalo),
  })
}
