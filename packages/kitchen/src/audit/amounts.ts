import { eatenOf } from '../compute/eaten.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import type { Found } from './found.ts'

/** Courses eaten by the spoon or kept for months; the amounts per serving do not apply to them. */
const bySpoon = new Set(['pickle', 'powder', 'preserve', 'chutney'])

type Bound = {
  what: string
  isOf: (food: Food) => boolean
  /** The upper limit in grams per serving; undefined when the dish has no limit. */
  most: (dish: Dish) => number | undefined
}

const sweetened = new Set(['sweet', 'drink'])

/** Upper limits per serving for ingredients that spoil a dish in excess. */
const bounds: readonly Bound[] = [
  { what: 'salt', isOf: ({ name }) => /\bsalt$/.test(name), most: () => 4.5 },
  {
    what: 'fat',
    isOf: ({ aisle, name }) => aisle === 'oils' || /^(ghee|butter|white butter)$/.test(name),
    // Covers a fried plate of samosas, and baati soaked in ghee.
    most: ({ course, role, portions }) =>
      course === 'sweet' || role === 'whole meal' || portions.some(({ isForFrying }) => isForFrying) ? 50 : 38,
  },
  {
    what: 'chilli powder',
    isOf: ({ name }) => /chilli powder|^dried .*chilli|^guntur|^byadgi/.test(name),
    most: () => 8,
  },
  {
    what: 'sugar and jaggery',
    isOf: ({ name }) => /\b(sugar|jaggery|honey|mishri)\b/.test(name),
    // The limit for rice covers mutanjan and zarda, which are rice in syrup.
    most: ({ course, role }) => (sweetened.has(course) || role === 'sweet' ? 90 : course === 'rice' ? 45 : 30),
  },
  { what: 'asafoetida', isOf: ({ name }) => name === 'asafoetida', most: () => 0.8 },
]

/** The plausible range of servings of a file: a family, a tray of sweets, a jar. */
const serves = { least: 2, most: 8 }
/** The plausible range of servings for courses made by the piece or the glass. */
const byPiece = { least: 2, most: 24 }
const byServing = { least: 1, most: 150 }

const isBatch = ({ course }: Dish): boolean => ['sweet', 'drink', 'snack', 'bread', 'breakfast dish'].includes(course)

/** Finds implausible numbers of servings, and amounts per serving above the limits. */
export function amountDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const doubts = [...dishes.values()].flatMap((dish) => {
    const isKept = bySpoon.has(dish.course)
    const { least, most } = isKept ? byServing : isBatch(dish) ? byPiece : serves
    const found = dish.serves < least || dish.serves > most ? [{ id: dish.id, why: `serves ${dish.serves}` }] : []
    if (isKept) return found
    const eaten = eatenOf(dish)
    for (const { what, isOf, most: mostOf } of bounds) {
      const bound = mostOf(dish)
      const grams = eaten.reduce((sum, one) => sum + (isOf(one.portion.food) ? one.grams : 0), 0) / dish.serves
      if (bound !== undefined && grams > bound)
        found.push({ id: dish.id, why: `${what} ${grams.toFixed(1)} g a serving (at most ${bound})` })
    }
    return found
  })
  return { looked: dishes.size, doubts }
}
