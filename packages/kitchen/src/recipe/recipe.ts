import { type Draft, draft } from '../compose/draft.ts'
import { basesOf, mainInId, stylesOf } from '../compose/lists.ts'
import { pool } from '../compose/pool.ts'
import { familyOf } from '../knowledge/families.ts'
import { buildRecipe } from './build.ts'
import type { Recipe } from './types.ts'

/**
 * The recipe that an id names (family.main.base.style), rebuilt from the tables for 1 to 12 servings. Undefined when a part
 * is unknown. A combination that the pool does not offer any more is still written, so that a saved link keeps its recipe.
 *
 * @throws RangeError when `serves` is no whole number from 1 to 12.
 */
export function recipe(id: string, serves = 4): Recipe | undefined {
  if (!Number.isInteger(serves) || serves < 1 || serves > 12)
    throw new RangeError(`A recipe serves 1 to 12, not ${serves}`)
  const found = draftFor(id)
  return found && buildRecipe(found, serves)
}

const pooled = new Map<string, Draft>()

/** The draft behind an id: the pool's own, or made anew where the lists do not allow the combination any more. */
export function draftFor(id: string): Draft | undefined {
  if (pooled.size === 0) for (const one of pool()) pooled.set(one.id, one)
  return pooled.get(id) ?? remake(id)
}

function remake(id: string): Draft | undefined {
  const [familyId = '', main, base, style, ...more] = id.split('.')
  const family = familyOf(familyId)
  if (!family || more.length > 0) return undefined
  const mainEntry = mainInId(family, main ?? '')
  const baseEntry = basesOf(family).find((entry) => entry.slug === base)
  const styleEntry = stylesOf(family).find((entry) => (entry.id || '-') === style)
  return mainEntry && baseEntry && styleEntry && draft(family, mainEntry, baseEntry, styleEntry, true)
}
