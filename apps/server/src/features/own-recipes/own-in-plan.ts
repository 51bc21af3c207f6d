import { type Recipe, recipeOfOwn } from '@planner/kitchen'
import type { Db } from '#platform/db/open.ts'
import { isOwn, ownId, readRow, rowIdOf } from './own-by-id.ts'
import { ownRowsOf, plannableRows, setPlanned } from './store.ts'

/**
 * Returns the recipes that a person wants in plans and whose ingredients are all known, the least recently planned
 * first.
 */
export async function ownForPlan(tx: Db, userId: string): Promise<Recipe[]> {
  const recipes = (await plannableRows(tx, userId)).map((row) => recipeOfOwn(readRow(row)))
  return recipes.filter(({ own }) => own!.unsettled.length === 0)
}

/** Records the day on which an own recipe is planned, and the dish of ours that it replaces. */
export async function markOwnPlanned(tx: Db, recipeId: string, planned: { on: string; standsFor: string }) {
  await setPlanned(tx, rowIdOf(recipeId)!, planned)
}

/** Returns, for each own recipe of a plan, the id of our dish that it replaces. */
export async function ownStandIns(tx: Db, userId: string, planned: readonly string[]): Promise<Map<string, string>> {
  const ids = planned.filter(isOwn).flatMap((id) => rowIdOf(id) ?? [])
  const rows = ids.length === 0 ? [] : await ownRowsOf(tx, userId, ids)
  return new Map(rows.flatMap(({ id, stands_for: dish }): [string, string][] => (dish ? [[ownId(id), dish]] : [])))
}
