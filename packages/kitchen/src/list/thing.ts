import { shopIdOf } from '../compute/shop-item.ts'
import { shopFoodPhrases } from '../find/food-names.ts'
import { householdNames } from '../find/household-names.ts'
import { inDevanagari } from '../find/scripts.ts'
import { hash } from '../hash.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { shopItem } from '../knowledge/shop-items.ts'
import { foldedWords } from '../names/fold.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { aisleOf } from '../shopping/aisles.ts'
import { type ListAisle, otherAisle, plainWords } from './other-things.ts'

/** The meaning of a list item: a food of the kitchen table, or anything else by its name. */
export type Thing = {
  /** The same for the same item, however it was typed. */
  key: string
  /** The shop id of the food; null for other items. */
  food: string | null
  aisle: ListAisle
}

/** Words before a food that add nothing, such as "fresh". */
const idle = new Set(foldedWords('fresh taza taja tazi good best accha achha acche'))

/** Words before a food that do not change it for cooking, but matter in a shop: brands, varieties, sizes. */
const before = new Set(
  foldedWords(`aashirvaad ashirvad amul mother dairy tata sampann fortune saffola mdh everest catch nestle britannia pillsbury patanjali daawat
    india gate nandini aavin verka sudha heritage ananda gowardhan dhara gemini sundrop freedom haldiram kissan nutralite rajdhani organic big bada bade chhota chhote small large medium farm desi local brooke bond red label taj mahal`),
)

type Phrases = { exact: ReadonlyMap<string, string>; folded: ReadonlyMap<string, string> }

let phrases: Phrases | undefined

/** Returns the most likely food for each name, as written and by sound. */
function foodPhrases(): Phrases {
  if (phrases) return phrases
  const exact = new Map<string, string>()
  const folded = new Map<string, string>()
  const add = (name: string, id: string) => {
    for (const [map, key] of [
      [exact, plainWords(name).join(' ')],
      [folded, foldedWords(inDevanagari(name)).join(' ')],
    ] as const)
      if (key !== '' && !map.has(key)) map.set(key, id)
  }
  for (const { food, name } of householdNames()) add(name, shopIdOf(food))
  for (const { id, word, english, hindi } of ingredients.values())
    for (const name of [word, english.replace(/\s*\(.*/, ''), id, ...hindi]) add(name, id)
  for (const food of cookbook().foods.all)
    for (const name of [food.name, ...food.names, ...food.hindi]) add(name.replace(/\(.*?\)/g, ''), shopIdOf(food))
  // Names in other languages; a word for several foods is ignored.
  for (const [key, ids] of shopFoodPhrases()) if (ids.length === 1 && !folded.has(key)) folded.set(key, ids[0]!)
  phrases = { exact, folded }
  return phrases
}

/** The maximum length of a key that is not a food's; a longer one is cut and a hash added. */
const keyMax = 38

/**
 * Returns the item a name means: "pyaaz", "प्याज़" and "onions" are one food. "Aashirvaad atta" is atta for cooking,
 * but a separate item on a list, because the shop needs the exact wording.
 */
export function thingOf(name: string): Thing {
  const other = otherAisle(name)
  const found = foodOf(name, other !== null)
  if (!found) return { key: ownKey(plainWords(name), name), food: null, aisle: other ?? 'Other' }
  const { food, named } = found
  return { key: named ? ownKey(named, name) : food, food, aisle: aisleOfFood(food) }
}

/** Whether the key is a food's by a more specific name: a brand or variety. */
export const isOwnName = ({ key, food }: Pick<Thing, 'key' | 'food'>): boolean => food !== null && key !== food

/** Returns the key of an item for cooking, where a brand or variety counts as the plain food. */
export const kitchenKey = ({ key, food }: { key: string; food: string | null }): string => food ?? key

function ownKey(named: readonly string[], name: string): string {
  const words = named.join(' ') || name.toLowerCase().trim()
  return `~${words.length > keyMax ? `${words.slice(0, keyMax - 8)}${hash(words).toString(36)}` : words}`
}

/**
 * Finds the food a name means; its sound counts only when no spelling matches: makhana is not makkhan.
 *
 * @returns the food, with the words of a brand or variety if there is one.
 */
function foodOf(name: string, isOther: boolean): { food: string; named?: string[] } | undefined {
  const { exact, folded } = foodPhrases()
  const written = plainWords(name)
  const sounds = foldedWords(inDevanagari(name))
  const whole = exact.get(written.join(' ')) ?? folded.get(sounds.join(' '))
  if (whole && !(isOther && !exact.has(written.join(' ')))) return { food: whole, ...kindOf(whole, written, sounds) }
  if (isOther) return undefined
  let from = 0
  while (from < sounds.length - 1 && (before.has(sounds[from]!) || idle.has(sounds[from]!))) from++
  if (from === 0) return undefined
  const food = exact.get(written.slice(from).join(' ')) ?? folded.get(sounds.slice(from).join(' '))
  if (food === undefined) return undefined
  const isPlain = sounds.slice(0, from).every((word) => idle.has(word))
  return isPlain ? { food } : { food, named: written.filter((_, at) => at >= from || !idle.has(sounds[at]!)) }
}

/** Returns the full words of a variety: for cooking "sunflower oil" is just oil, but not in a shop. */
function kindOf(food: string, written: readonly string[], sounds: readonly string[]): { named?: string[] } {
  const own = plainWords(shopItem(food)?.word ?? food)
  const more = written.length - own.length
  const isKind = more > 0 && own.every((word, at) => word === written[more + at])
  return isKind && !sounds.slice(0, more).every((word) => idle.has(word)) ? { named: [...written] } : {}
}

/** Returns the aisle of a food. */
export const aisleOfFood = (id: string): ListAisle => aisleOf(shopItem(id)?.aisle ?? '')
