import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { canUseModel } from '#features/assistant/call-model.ts'
import { findRecipe as prompt } from '#features/assistant/prompts/find-recipe.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { suits } from './against-diet.ts'
import { containsWords } from './contains-words.ts'
import { dietToday } from './day-diet.ts'
import { isMissed, type SearchInput, search } from './search.ts'
import { recentlyWritten } from './written/recently-written.ts'
import { answerTo, insertAnswer } from './written/store.ts'
import { writeRecipe } from './written/write-recipe.ts'

/**
 * Whether a model may be asked for a recipe that our search lacks. Not for a region, about which a model may make
 * anything up.
 */
export function canSearchWithModel(context: Context, user: UserRow, { region }: SearchInput): boolean {
  const isEverywhere = !region || region === 'All Regions'
  return isEverywhere && canUseModel(context, user)
}

/**
 * Returns a recipe that a model writes when our own search found nothing, checked by our kitchen and stored under its
 * own id. A query answered for this person before returns the same recipe. Call it outside any transaction, because a
 * model may take seconds.
 *
 * @returns null if there is nothing beyond our own results.
 */
export async function searchWithModel(context: Context, user: UserRow, input: SearchInput): Promise<Recipe | null> {
  if (!canSearchWithModel(context, user, input) || !isMissed(await search(context, user, input))) return null
  const { db, clock } = context
  const { query, veg_only: vegOnly, category, max_minutes: maxMinutes } = input
  const diet = await dietToday(context, user)
  const isWanted = (recipe: Recipe): boolean =>
    (!vegOnly || recipe.is_vegetarian) &&
    suits(recipe, diet) &&
    (category === undefined || recipe.category === category) &&
    recipe.prepMinutes + recipe.cookMinutes <= (maxMinutes ?? Number.POSITIVE_INFINITY)

  const asked = query.toLowerCase().replace(/\s+/g, ' ').trim()
  const known = await recentlyWritten(context, user)
  const before = (await answerTo(db, user.id, asked)) ?? known.find((recipe) => containsWords(query, recipe))
  if (before && isWanted(before)) return before

  const recipe = await writeRecipe(context, user, prompt, {
    text: query,
    vegOnly,
    diet,
    about: { ...(category && { meal: category }), ...(maxMinutes && { minutes: `at most ${maxMinutes}` }) },
    known,
  })
  if (!recipe || !isWanted(recipe)) return null
  const now = clock.now()
  await insertAnswer(db, { userId: user.id, asked, recipe, day: wallTimeOf(now, user.time_zone).day, now })
  return recipe
}
