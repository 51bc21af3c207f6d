import type { Summary, Whole } from '@planner/contract/kitchen/own-recipes'
import { formOf, recipeOfOwn } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { dietToday } from '#features/recipes/day-diet.ts'
import { recipeInAnswer } from '#features/recipes/recipe-in-answer.ts'
import type { OwnRecipeRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { ownId, readRow } from './own-by-id.ts'
import type { OwnSummaryRow } from './store.ts'

export const presentSummary = (row: OwnSummaryRow): Summary => ({
  id: row.id,
  recipe_id: ownId(row.id),
  title: row.title,
  is_vegetarian: row.is_vegetarian,
  unsettled: row.unsettled,
  planned: row.planned,
  shared: row.share_token !== null,
  updated_at: row.updated_at.toISOString(),
})

/** Presents a recipe with its text, form, open questions and what the page shows of it. */
export async function presentWhole(context: Context, user: UserRow, row: OwnRecipeRow): Promise<Whole> {
  const own = readRow(row)
  return {
    ...presentSummary(row),
    text: row.text,
    form: presentForm(formOf(own.dish)),
    told: answersOf(row),
    to_settle: own.unsettled,
    recipe: recipeInAnswer(recipeOfOwn(own), await dietToday(context, user)),
    share_token: row.share_token,
  }
}

/** Copies the lists of a form, which the kitchen's type has as read-only and the contract's has not. */
export const presentForm = (form: ReturnType<typeof formOf>): Whole['form'] => ({
  ...form,
  meals: [...form.meals],
  ingredients: [...form.ingredients],
  steps: [...form.steps],
  notes: [...form.notes],
})

/**
 * Returns what the person said about unknown ingredients. The column's type has read-only lists; the contract's type
 * does not.
 */
export const answersOf = (row: OwnRecipeRow): Whole['told'] => row.told as Whole['told']
