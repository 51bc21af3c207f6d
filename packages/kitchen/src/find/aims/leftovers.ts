import type { DishEntry } from '../dish-index.ts'
import type { Aim } from './aim.ts'

const usesFood = ({ dish }: DishEntry, names: ReadonlySet<string>): boolean =>
  dish.portions.some(({ food }) => names.has(food.name))
const breads: ReadonlySet<string> = new Set(['bread', 'brown bread', 'pita bread', 'bread crumb fresh'])
const rotis: ReadonlySet<string> = new Set(['roti'])
const cookedRice: ReadonlySet<string> = new Set(['cooked rice'])

/** Aims about leftovers. */
export const leftoverAims: readonly Aim[] = [
  {
    words:
      /\b(?:with |from |use |using )?(?:leftover|left over|bache hue|bacha hua|basi|cooked) (?:rice|chawal|bhaat|chaval)\b/,
    fits: (entry) => usesFood(entry, cookedRice),
  },
  {
    words: /\b(?:with |from |use |using )?(?:leftover|left over|bachi hui|basi) (?:rotis?|chapatis?|phulkas?)\b/,
    fits: (entry) => usesFood(entry, rotis),
  },
  {
    words: /\b(?:with |from |use |using )?(?:leftover|left over|stale|old) bread\b/,
    fits: (entry) => usesFood(entry, breads),
  },
]
