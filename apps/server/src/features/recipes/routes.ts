import * as recipes from '@planner/contract/recipes'
import { kitchenTip } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { cook } from './cook.ts'
import { changeDiet, readDiet } from './diet.ts'
import { recipeInAnswer } from './recipe-in-answer.ts'
import { saveRecipe } from './save-recipe.ts'
import { search } from './search.ts'
import { listFor } from './shopping.ts'
import { deleteSaved, savedIdsOf, savedRecipesOf } from './store.ts'

export const recipeRoutes = [
  route(recipes.kitchenTip, (context, { user }) => ({
    tip: kitchenTip(wallTimeOf(context.clock.now(), user.time_zone).day),
  })),
  route(recipes.search, async (context, { user, input }) => ({
    recipes: (await search(context, user, input)).map(recipeInAnswer),
  })),
  route(recipes.saved, async (context, { user }) => {
    const saved = await savedRecipesOf(context.db, user.id)
    return { saved_recipe_ids: saved.map(({ id }) => id), recipes: saved }
  }),
  route(recipes.save, async (context, { user, input }) => {
    await saveRecipe(context, user, input.id)
    return savedAnswer(context, user, 'Recipe saved')
  }),
  route(recipes.unsave, async (context, { user, input }) => {
    await deleteSaved(context.db, user.id, input.id)
    return savedAnswer(context, user, 'Recipe removed')
  }),
  route(recipes.diet, (context, { user }) => readDiet(context, user)),
  route(recipes.setDiet, (context, { user, input }) => changeDiet(context, user, input)),
  route(recipes.shoppingList, (_context, { input }) => listFor(input)),
  route(recipes.one, (_context, { input }) => recipeInAnswer(cook(input.id, input.serves))),
]

async function savedAnswer(context: Context, user: UserRow, message: string) {
  return { message, saved_recipe_ids: await savedIdsOf(context.db, user.id) }
}
