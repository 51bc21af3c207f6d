import { leastServingsOf } from '../compute/least-batch.ts'
import { isPieces, pieceScaleOf } from '../compute/pieces.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { Found } from './found.ts'

/** The numbers of people among whom the pieces of a dish should share out. */
const tables = [2, 4, 6, 8]
/** Pieces per person: fewer are large pieces that are cut up, more are passed round in a bowl. */
const perPerson = { least: 1, most: 5 }
const spooned: ReadonlySet<string> = new Set(['pickle', 'preserve', 'powder', 'chutney'])
const isLot = /^of \d+ at a time$/

/** Finds numbers of pieces that cannot be shared evenly among those who eat: five for two, seven for four. */
export function shareDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (spooned.has(dish.course) || dish.serves > tables.at(-1)!) return []
    return tables.flatMap((people) => {
      const serves = Math.max(people, leastServingsOf(dish))
      return countsOf(dish, serves).flatMap((count) => {
        const each = count / serves
        if (each < perPerson.least || each > perPerson.most) return []
        looked++
        return Number.isInteger(each) || each === 1.5 ? [] : [{ id: dish.id, why: `${count} pieces for ${serves}` }]
      })
    })
  })
  return { looked, doubts }
}

function countsOf(dish: Dish, serves: number): number[] {
  const scale = pieceScaleOf(dish, serves / dish.serves)
  return dish.steps.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.kind === 'count' && isPieces(part) && !isLot.test(part.of)
        ? [Math.max(1, Math.round(part.amount * scale))]
        : [],
    ),
  )
}
