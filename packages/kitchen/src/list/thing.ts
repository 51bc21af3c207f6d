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

/** What an item of a list is: a food of the kitchen's table, or anything else by its name. */
export type Thing = {
  /** What is the same thing has the same key, however it was typed. */
  key: string
  /** The id by which shops know the food; null for what is none. */
  food: string | null
  aisle: ListAisle
}

/** Words before a food that say nothing of it: every shop's is fresh. */
const idle = new Set(foldedWords('fresh taza taja tazi good best accha achha acche'))

/** Words before a food that leave it the same food for a kitchen, and not for a shop: makers, kinds, sizes. */
const before = new Set(
  foldedWords(`aashirvaad ashirvad amul mother dairy tata sampann fortune saffola mdh everest catch nestle britannia pillsbury patanjali daawat
    india gate nandini aavin verka sudha heritage ananda gowardhan dhara gemini sundrop freedom haldiram kissan nutralite rajdhani organic big bada bade chhota chhote small large medium farm desi local brooke bond red label taj mahal`),
)

type Phrases = { exact: ReadonlyMap<string, string>; folded: ReadonlyMap<string, string> }

let phrases: Phrases | undefined

/** Every name of a food, as it is written and as it sounds, and the one food that it most likely means. */
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
  // Other languages; a word for several foods is read as none of them.
  for (const [key, ids] of shopFoodPhrases()) if (ids.length === 1 && !folded.has(key)) folded.set(key, ids[0]!)
  phrases = { exact, folded }
  return phrases
}

/** Characters of a key that is no food's; a longer name is told from others by its hash. */
const keyMax = 38

/**
 * The thing that a name means: 'pyaaz', 'प्याज़' and 'onions' are one food. 'Aashirvaad atta' is atta for the kitchen, and a thing
 * of its own on a list: a shop must read what was asked for.
 */
export function thingOf(name: string): Thing {
  const other = otherAisle(name)
  const found = foodOf(name, other !== null)
  if (!found) return { key: ownKey(plainWords(name), name), food: null, aisle: other ?? 'Other' }
  const { food, named } = found
  return { key: named ? ownKey(named, name) : food, food, aisle: aisleOfFood(food) }
}

/** Whether a key is that of a food by a name of its own: a brand, a kind. */
export const isOwnName = ({ key, food }: Pick<Thing, 'key' | 'food'>): boolean => food !== null && key !== food

/** The key of a thing in the kitchen, where a brand or kind of a food is that food. */
export const kitchenKey = ({ key, food }: { key: string; food: string | null }): string => food ?? key

function ownKey(named: readonly string[], name: string): string {
  const words = named.join(' ') || name.toLowerCase().trim()
  return `~${words.length > keyMax ? `${words.slice(0, keyMax - 8)}${hash(words).toString(36)}` : words}`
}

/** The sound of a name counts where nothing is written like it: makhana is no makkhan. @returns with the words of a brand or kind. */
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

/** 'Sunflower oil' is oil for a kitchen, and more than that for a shop: words before the food's own. */
function kindOf(food: string, written: readonly string[], sounds: readonly string[]): { named?: string[] } {
  const own = plainWords(shopItem(food)?.word ?? food)
  const more = written.length - own.length
  const isKind = more > 0 && own.every((word, at) => word === written[more + at])
  return isKind && !sounds.slice(0, more).every((word) => idle.has(word)) ? { named: [...written] } : {}
}

/** Where a food is found in a shop. */
export const aisleOfFood = (id: string): ListAisle => aisleOf(shopItem(id)?.aisle ?? '')
