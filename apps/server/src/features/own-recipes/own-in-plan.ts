import { type Recipe, recipeOfOwn } from '@planner/kitchen'
import type { Db } from '#platform/db/open.ts'
import { isOwn, ownId, readRow, rowIdOf } from './own-by-id.ts'
import { ownRowsOf, plannableRows, setPlanned } from './store.ts'

/** Recipes that a person wants in plans and of which everything is known; the one that was planned longest ago first. */
export async function ownForPlan(tx: Db, userId: string): Promise<Recipe[]> {
  const recipes = (await plannableRows(tx, userId)).map((row) => recipeOfOwn(readRow(row)))
  return recipes.filter(({ own }) => own!.unsettled.length === 0)
}

export async function markOwnPlanned(tx: Db, recipeId: string, planned: { on: string; standsFor: string }) {
  await setPlanned(tx, rowIdOf(recipeId)!, planned)
}

/** For each own recipe of a plan, our dish in whose place it stands. */
export async function ownStandIns(tx: Db, userId: string, planned: readonly string[]): Promise<Map<string, string>> {
  const ids = planned.filter(isOwn).flatMap((id) => rowIdOf(id) ?? [])
  const rows = ids.length === 0 ? [] : await ownRowsOf(tx, userId, ids)
  return new Map(rows.flatMap(({ id, stands_for: dish }): [string, string][] => (dish ? [[ownId(id), dish]] : [])))
}
