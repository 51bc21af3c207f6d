import type { NamedDish, Target } from '../names/dishes.ts'
import { isTarget } from '../names/name-of.ts'
import type { PoolIndex } from './pool-index.ts'
import type { WordRanking } from './rank.ts'

/** From the dish itself outwards: its styles, its main in other forms, its form with other mains. */
export function rankByName(
  dish: NamedDish,
  words: WordRanking,
  vegOnly: boolean,
  index: PoolIndex,
): Map<number, number> {
  const family = index.byFamily.get(dish.family) ?? []
  const { target, hits } = nearestTarget(dish, family, index)
  const first = hits.find((at) => !vegOnly || index.entries[at]!.draft.diet === 'veg')
  const diet = dish.anyDiet || first === undefined ? undefined : index.entries[first]!.draft.diet
  const scores = new Map<number, number>()
  const isKin = (at: number) => diet === undefined || index.entries[at]!.draft.diet === diet
  for (const [at, score] of words.scores) if (isKin(at)) scores.set(at, Math.min(0.4, score / 10))
  for (const at of family) {
    if (!isKin(at)) continue
    const entry = index.entries[at]!
    const same = (part: 'main' | 'base' | 'style') =>
      Number(target[part] !== undefined && target[part] === entry.parts[part])
    const kin = isTarget(target, entry.parts) ? 2 : 0.3 + 0.5 * same('main') + 0.2 * same('base') + 0.2 * same('style')
    scores.set(at, (scores.get(at) ?? 0) + kin + (entry.draft.classic ? 0.1 : 0) + (at === first ? 1 : 0))
  }
  return scores
}

/**
 * The target as the pool has it: where a combination was left out, its form or its main says most of what the dish is. What
 * takes the place of a main has that main's diet.
 */
function nearestTarget(dish: Target, family: readonly number[], index: PoolIndex): { target: Target; hits: number[] } {
  const { main, base, style } = dish
  const form = base !== undefined && base !== '-'
  const diet = main === undefined ? undefined : index.dietOfMain.get(main)
  const looser: Partial<Target>[] = [
    { main, base, style },
    ...(form && style === undefined
      ? [{ base }]
      : [
          { main, base },
          { main, style },
        ]),
    { main },
    ...(form ? [{ base }] : [{ style }]),
    {},
  ]
  for (const parts of looser) {
    const target = { main: undefined, base: undefined, style: undefined, ...parts, family: dish.family }
    const isHit = ({ draft, parts: own }: PoolIndex['entries'][number]) =>
      isTarget(target, own) && (target.main !== undefined || diet === undefined || draft.diet === diet)
    const hits = family.filter((at) => isHit(index.entries[at]!))
    if (hits.length > 0) return { target, hits }
  }
  return { target: { ...dish }, hits: [] }
}
