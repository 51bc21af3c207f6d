import { cookbook } from '@planner/kitchen'
import { LRUCache } from 'lru-cache'
import { type DayDiet, type Judged, suits } from './against-diet.ts'
import { generalFoods } from './general-foods.ts'

/** Whether a text names a food that the household avoids. Fasts are ignored, because they end with the day. */
export const namesLeftOut = (text: string, diet: DayDiet): boolean =>
  foodsNamedIn(text).some((food) => !suits(food, { ...diet, fast: false }))

/**
 * Foods by text, because the texts of the same vendors and dishes are checked with every order and page. Limited by
 * length in characters: about 2 MB.
 */
const read = new LRUCache<string, readonly Judged[]>({
  maxSize: 500_000,
  sizeCalculation: (_, text) => text.length + 100,
})

/**
 * Returns the foods that a text names, by any of their names. Longer names win: 'peanut butter' is neither peanut nor
 * butter.
 */
export function foodsNamedIn(text: string): readonly Judged[] {
  const known = read.get(text)
  if (known) return known
  const found = findFoods(text)
  read.set(text, found)
  return found
}

function findFoods(text: string): Judged[] {
  const names = foodNames()
  const words = text.toLowerCase().match(/[\p{L}\p{M}'-]+/gu) ?? []
  const found: Judged[] = []
  for (let at = 0; at < words.length; ) {
    const size = longest.find((count) => names.has(words.slice(at, at + count).join(' ')))
    if (size !== undefined) found.push(names.get(words.slice(at, at + size).join(' '))!)
    at += size ?? 1
  }
  return found
}

/** Number of words in a name, longest first. */
const longest = [4, 3, 2, 1]

let byName: ReadonlyMap<string, Judged> | undefined

function foodNames(): ReadonlyMap<string, Judged> {
  if (byName) return byName
  const { foods } = cookbook()
  const names = new Map<string, Judged>()
  const add = (name: string, food: Food) => {
    for (const form of [name, `${name}s`, `${name}es`]) if (!names.has(form)) names.set(form, judgedOf(food))
  }
  for (const food of foods.all) for (const name of [food.name, ...food.names, ...food.hindi]) add(name, food)
  for (const [name, as] of Object.entries(generalFoods)) add(name, foods.byName.get(as)!)
  byName = names
  return names
}

type Food = ReturnType<typeof cookbook>['foods']['all'][number]

const judgedOf = (food: Food): Judged => ({
  allergens: food.allergens,
  veg_type: food.diet === 'veg' ? 'Veg' : food.diet === 'egg' ? 'Egg' : 'Non-Veg',
  diet: {
    jain: food.jain,
    vrat: food.vrat,
    vegan: food.vegan,
    noOnionGarlic: !food.onion_garlic,
    eggless: food.diet !== 'egg',
    pork: food.kind === 'pork',
    buffalo: food.kind === 'beef',
  },
})
