import { singularize } from 'inflection'
import { fold, wordsOf } from '../names/fold.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

/**
 * Words that leave a food what it is. What may change its diet or allergens ('vegan', 'eggless', 'dried', 'or') is no such word:
 * such a name is asked about.
 */
const harmless = new Set(
  `fresh freshly finely roughly thinly coarsely chopped sliced slit diced minced grated crushed peeled washed rinsed soaked boiled
  cubed shredded julienned beaten melted softened hot warm lukewarm cold chilled cleaned deseeded large medium small big sized size
  ripe organic good quality heaped unsalted salted plain thick roasted toasted extra virgin cooked kata kati kate hua hui hue bareek
  barik ubla uble uble ubale bada badi bade chota choti chhota taaza taza the of some your`.split(/\s+/),
)

export type Matched = { name: string; food: Food; isExact: boolean }

let spellings: ReadonlyMap<string, ReadonlySet<Food>> | undefined

/** Foods by every way to write their names, Hindi ones too. */
function bySpelling(): ReadonlyMap<string, ReadonlySet<Food>> {
  if (spellings) return spellings
  const found = new Map<string, Set<Food>>()
  for (const food of cookbook().foods.all) {
    for (const name of [food.name, ...food.names, ...food.hindi]) {
      const key = wordsOf(name).map(fold).join(' ')
      if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(food))
    }
  }
  spellings = found
  return found
}

/**
 * The food that a name means: by one of its own names, or by another spelling or its Hindi name if that can mean one food only.
 * Null is never a guess: it is asked about.
 */
export function matchFood(text: string): Matched | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const plain = words.filter((word) => !harmless.has(word))
  for (const some of [words, plain]) {
    const exact = exactly(some)
    if (exact) return { name: exact.name, food: exact, isExact: true }
  }
  for (const some of [words, plain]) {
    const key = wordsOf(some.join(' ')).map(fold).join(' ')
    const foods = key === '' ? undefined : bySpelling().get(key)
    if (foods?.size === 1) {
      const [food] = foods
      return { name: food!.name, food: food!, isExact: false }
    }
  }
  return null
}

function exactly(words: readonly string[]): Food | null {
  if (words.length === 0 || words.length > 6) return null
  const { byName } = cookbook().foods
  const singular = [...words.slice(0, -1), singularize(words.at(-1)!)].join(' ')
  return byName.get(words.join(' ')) ?? byName.get(singular) ?? null
}
