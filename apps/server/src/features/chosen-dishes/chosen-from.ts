import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { chosenSince } from './store.ts'

/** Returns the ids of the recipes that a household chose for meals from the given day on. */
export async function chosenFrom({ db }: Pick<Context, 'db'>, user: UserRow, day: string): Promise<string[]> {
  return (await chosenSince(db, user.household_id, day)).map(({ recipe_id: recipe }) => recipe)
}
