import type { Context } from '#context.ts'
import { namesWithIds } from './store.ts'

/** The full names of people by their ids; without those whose account is gone. */
export async function namesOf({ db }: Context, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return new Map(known.length === 0 ? [] : (await namesWithIds(db, known)).map(({ id, full_name: name }) => [id, name]))
}
