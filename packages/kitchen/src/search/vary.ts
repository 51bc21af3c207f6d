import type { Entry, PoolIndex } from './pool-index.ts'
import type { Ranking } from './rank.ts'

const lookAhead = 400

/**
 * The ranking, best first, each dish's further styles and each family's further dishes set back a little, so that the first
 * page holds relatives of the dish rather than twenty styles of it.
 */
export function* vary(ranking: Ranking, index: PoolIndex): Generator<Entry> {
  const dishes = new Map<string, number>()
  const families = new Map<string, number>()
  const waiting = ranking.slice(0, lookAhead).map(([at, score]) => {
    const { draft } = index.entries[at]!
    const dish = `${draft.family.id} ${draft.label}`
    const place = dishes.get(dish) ?? 0
    const inFamily = families.get(draft.family.id) ?? 0
    dishes.set(dish, place + 1)
    families.set(draft.family.id, inFamily + 1)
    return { at, score: score - Math.min(0.9, place * 0.12) - Math.min(0.3, inFamily * 0.01) }
  })
  waiting.sort((left, right) => right.score - left.score || left.at - right.at)
  for (const { at } of waiting) yield index.entries[at]!
  for (const [at] of ranking.slice(lookAhead)) yield index.entries[at]!
}
