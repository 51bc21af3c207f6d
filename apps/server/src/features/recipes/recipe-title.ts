import { recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { writtenById } from './written/store.ts'
import { isWritten } from './written/written-id.ts'

/** Cached, because building a recipe takes milliseconds and its title never changes. */
const known = new Map<string, string | null>()
const knownMax = 2000

/** Returns the title of one of our recipes or of one written by a model; null for an unknown id. */
export async function recipeTitle({ db }: Context, id: string): Promise<string | null> {
  if (isWritten(id)) return (await writtenById(db, id))?.title ?? null
  const cached = known.get(id)
  if (cached !== undefined) return cached
  const title = recipe(id)?.title ?? null
  if (known.size >= knownMax) known.delete(known.keys().next().value!)
  known.set(id, title)
  return title
}
