import { singularize } from 'inflection'
import { householdNames } from '../find/household-names.ts'
import { fold, wordsOf } from '../names/fold.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

/**
 * Words that do not change which food is meant. Words that may affect diet or allergens ("vegan", "eggless", "dried",
 * "or") are left out, so that the user is asked about such a name.
 */
const harmless = new Set(
  `fresh freshly peeled washed rinsed soaked boiled melted softened hot warm lukewarm cold chilled cleaned deseeded large medium small
  big sized size ripe organic good quality heaped unsalted salted plain thick roasted toasted extra virgin cooked beaten ubla ubli uble
  ubale bada badi bade chota choti chote chhota chhoti chhote taaza taza taaze bhuna bhuni bhune dhula dhuli dhule the of some
  your`.split(/\s+/),
)

/** Words for how a food is cut: not part of its name, but kept as its preparation. */
const cuts = new Set(
  `finely roughly thinly coarsely chopped sliced slit diced minced grated crushed cubed shredded julienned kata kati kate katay hua hui
  hue bareek barik baarik lamba lambi lambe mota moti mote chira chiri chire chopp kaddukas kuta kuti kute pisa pisi pise gol tukde
  tukdon mein me beech se`.split(/\s+/),
)

export type Matched = {
  name: string
  food: Food
  isExact: boolean
  /** The cutting words found in the name: 'barik kate'. */
  cut: string
}

let known: ReadonlyMap<string, Food> | undefined

/** Foods by the everyday household names that are unambiguous. */
const byHouseholdName = (): ReadonlyMap<string, Food> =>
  (known ??= new Map(
    householdNames().flatMap(({ name, food, onlyList }) => (onlyList ? [] : [[name.toLowerCase(), food] as const])),
  ))

let spellings: ReadonlyMap<string, ReadonlySet<Food>> | undefined

/** Foods by every spelling of their names, including Hindi. */
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
 * Returns the food a name means: by one of its own names, or by another spelling or its Hindi name if only one food
 * matches. Never guesses: null means the user has to be asked.
 */
export function matchFood(text: string): Matched | null {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s'-]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const uncut = words.filter((word) => !cuts.has(word))
  const cut = words.filter((word) => cuts.has(word)).join(' ')
  const plain = uncut.filter((word) => !harmless.has(word))
  const ways = [
    { some: words, cut: '' },
    { some: uncut, cut },
    { some: plain, cut },
  ]
  for (const { some, cut } of ways) {
    const food = exactly(some)
    if (food) return { name: food.name, food, isExact: true, cut }
    const said = byHouseholdName().get(some.join(' '))
    if (said) return { name: said.name, food: said, isExact: false, cut }
  }
  for (const { some, cut } of ways) {
    const key = wordsOf(some.join(' ')).map(fold).join(' ')
    const foods = key === '' ? undefined : bySpelling().get(key)
    if (foods?.size === 1) {
      const [food] = foods
      return { name: food!.name, food: food!, isExact: false, cut }
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
