import { fillsKadhai } from '../compute/baths.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfPart } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import { formsOf } from '../read/variation.ts'
import type { Found } from './found.ts'

/** Finds sentences that name a food of `swaps` without its mark, so that a variation would name the wrong food. */
export function unmarkedNameDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    [...dish.swaps.keys()].flatMap((food) => {
      looked++
      const named = new RegExp(`\\b(?:${formsOf(food).join('|')})\\b`, 'i')
      return plainTexts(dish).flatMap((text) => {
        const found = named.exec(text)
        return found ? [{ id: dish.id, why: `${found[0]} in '${text.trim()}': write {{${found[0]}}}` }] : []
      })
    }),
  )
  return { looked, doubts }
}

const plainTexts = ({ steps, notes }: Dish): string[] =>
  [...steps.map(({ parts }) => parts), ...notes]
    .flat()
    .flatMap((part) => (part.kind === 'text' || part.kind === 'count' ? [textOfPart(part)] : []))

/** Matches the words before a vessel that are no size of their own: "in a deep ". */
const article = /\ban? (?:(?!small\b)[a-z-]+ )?$/
/** Kadhais and pans of no particular size. */
const vessels: ReadonlySet<string> = new Set(['kadhai', 'wok', 'pan', 'pot', 'deep kadhai', 'deep pan', 'deep pot'])

/** Finds kadhais for frying whose article does not change with the oil: 'in a #kadhai{}'. */
export function unmarkedArticleDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap(({ parts }) => {
      if (!parts.some((part) => part.kind === 'food' && fillsKadhai(dish.portions[part.index]!))) return []
      looked++
      return parts.flatMap((part, at) => {
        const next = parts[at + 1]
        const isUsual = next?.kind === 'vessel' && vessels.has(next.name)
        return isUsual && part.kind === 'text' && article.test(part.text)
          ? [{ id: dish.id, why: `'${part.text.trim()} ${next.name}' for frying: write {{a}}, or {{an}}` }]
          : []
      })
    }),
  )
  return { looked, doubts }
}
