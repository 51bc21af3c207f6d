import type { Context } from '#context.ts'
import { namesWithIds } from './store.ts'

/** Returns people's full names by id, leaving out deleted accounts. */
export async function namesOf({ db }: Context, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return new Map(known.length === 0 ? [] : (await namesWithIds(db, known)).map(({ id, full_name: name }) => [id, name]))
}
