import { eatenOf } from '../compute/eaten.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import type { Found } from './found.ts'

/** Eaten by the spoon, or kept for months: their amounts are no serving's. */
const bySpoon = new Set(['pickle', 'powder', 'preserve', 'chutney'])

type Bound = {
  what: string
  isOf: (food: Food) => boolean
  /** Grams a serving; undefined where the dish has no bound. */
  most: (dish: Dish) => number | undefined
}

const sweetened = new Set(['sweet', 'drink'])

/** The most that a serving may hold of what spoils a dish when it is too much. */
const bounds: readonly Bound[] = [
  { what: 'salt', isOf: ({ name }) => /\bsalt$/.test(name), most: () => 4.5 },
  {
    what: 'fat',
    isOf: ({ aisle, name }) => aisle === 'oils' || /^(ghee|butter|white butter)$/.test(name),
    // A fried plate of samosas, and baati that stand in ghee.
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
    // Mutanjan and zarda are rice in syrup.
    most: ({ course, role }) => (sweetened.has(course) || role === 'sweet' ? 90 : course === 'rice' ? 45 : 30),
  },
  { what: 'asafoetida', isOf: ({ name }) => name === 'asafoetida', most: () => 0.8 },
]

/** People that a file may serve: a family, a tray of sweets, a jar. */
const serves = { least: 2, most: 8 }
/** Sweets and drinks of a batch, by the piece or the glass. */
const byPiece = { least: 2, most: 24 }
const byServing = { least: 1, most: 150 }

const isBatch = ({ course }: Dish): boolean => ['sweet', 'drink', 'snack', 'bread', 'breakfast dish'].includes(course)

/** Servings out of bounds, and amounts a serving that no cook would take. */
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
