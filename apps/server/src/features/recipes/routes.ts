import * as recipes from '@planner/contract/kitchen/recipes'
import { placeList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { changeDiet } from '#features/meal-plans/change-diet.ts'
import { Continued, route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { dietOn, dietToday } from './day-diet.ts'
import { readDiet } from './diet.ts'
import { findRecipe } from './find-recipe.ts'
import { listSaved } from './list-saved.ts'
import { readPlace } from './place.ts'
import { foundInAnswer, recipeInAnswer } from './recipe-in-answer.ts'
import { saveRecipe } from './save-recipe.ts'
import { isMissed, search } from './search.ts'
import { canSearchWithModel, searchWithModel } from './search-with-model.ts'
import { listFor } from './shopping.ts'
import { deleteSaved, savedIdsOf } from './store.ts'
import { tipOfDay } from './written/tip-of-day.ts'

export const recipeRoutes = [
  route(recipes.kitchenTip, (context, { user }) => tipOfDay(context, user)),
  route(recipes.search, async (context, { user, input }) => {
    const found = await search(context, user, input)
    return {
      recipes: await foundInAnswer(found.recipes, await dietToday(context, user)),
      hidden: found.hidden,
      missing: found.missing,
      further: isMissed(found) && canSearchWithModel(context, user, input),
    }
  }),
  route(recipes.searchFurther, async (context, { user, input }) => {
    const written = await searchWithModel(context, user, input)
    return { recipe: written && recipeInAnswer(written, await dietToday(context, user)) }
  }),
  route(recipes.saved, async (context, { user, input: { after = null, part = '1' } }) => {
    const { ids, recipes: page, isMore } = await listSaved(context, user, after)
    const rest = () => new URLSearchParams({ part: String(Number(part) + 1), after: page.at(-1)!.id })
    return new Continued(
      { saved_recipe_ids: ids, recipes: page },
      isMore ? `${recipes.saved.path}?${rest().toString()}` : null,
    )
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
  route(recipes.shoppingList, (context, { user, input }) => listFor(context, user, input)),
  route(recipes.places, () => ({ places: placeList() })),
  route(recipes.place, (context, { user, input: { place, veg_only: vegOnly = false } }) =>
    readPlace(context, user, place, vegOnly),
  ),
  route(recipes.one, async (context, { user, input: { id, serves, date } }) =>
    recipeInAnswer(await findRecipe(context, user, id, serves), await dietOn(context, user, date)),
  ),
]

async function savedAnswer(context: Context, user: UserRow, message: string) {
  return { message, saved_recipe_ids: await savedIdsOf(context.db, user.id) }
}
