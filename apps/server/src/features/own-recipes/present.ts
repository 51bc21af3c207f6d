import type { Summary, Whole } from '@planner/contract/own-recipes'
import { formOf, recipeOfOwn } from '@planner/kitchen'
import { recipeInAnswer } from '#features/recipes/recipe-in-answer.ts'
import type { OwnRecipeRow } from '#platform/db/tables.ts'
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

/** A recipe with its text, its form, its questions and what the page shows of it. */
export function presentWhole(row: OwnRecipeRow): Whole {
  const own = readRow(row)
  const form = formOf(own.dish)
  return {
    ...presentSummary(row),
    text: row.text,
    form: {
      ...form,
      meals: [...form.meals],
      ingredients: [...form.ingredients],
      steps: [...form.steps],
      notes: [...form.notes],
    },
    told: row.told as Whole['told'],
    to_settle: own.unsettled,
    recipe: recipeInAnswer(recipeOfOwn(own)),
    share_token: row.share_token,
  }
}
