import { shopIdOf } from '../compute/shop-item.ts'
import { shopFoodPhrases } from '../find/food-names.ts'
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

/** Words before a food that leave it the same food: makers, and how it looks. */
const before = new Set(
  foldedWords(`aashirvaad ashirvad amul mother dairy tata sampann fortune saffola mdh everest catch nestle britannia pillsbury patanjali daawat
    india gate nandini aavin verka sudha heritage ananda gowardhan dhara gemini sundrop freedom haldiram kissan nutralite rajdhani organic taza taja
    fresh tazi good best accha achha acche big bada bade chhota chhote small large medium farm desi local brooke bond red label taj mahal`),
)

/** Words for a food that people type, and the table has under a more exact name. */
const common: Readonly<Record<string, string>> = {
  dal: 'toor-dal',
  daal: 'toor-dal',
  tel: 'oil',
  'cooking oil': 'oil',
  'refined oil': 'oil',
  chini: 'sugar',
  shakkar: 'sugar',
  namak: 'salt',
  doodh: 'milk',
  dudh: 'milk',
  anda: 'egg',
  ande: 'egg',
  eggs: 'egg',
  mirch: 'green-chilli',
  'hari mirch': 'green-chilli',
  mirchi: 'green-chilli',
  chai: 'tea',
  chaipatti: 'tea',
  'chai patti': 'tea',
  dhania: 'coriander',
  dhaniya: 'coriander',
  'hara dhaniya': 'coriander',
  coriander: 'coriander',
  chicken: 'chicken',
  machli: 'rohu',
  pudina: 'mint',
  'dhaniya patta': 'coriander',
  'dhania patta': 'coriander',
  'curry patta': 'curry-leaves',
  'kadi patta': 'curry-leaves',
  lemon: 'lemon',
  kanda: 'onion',
  tori: 'turai',

  lehsun: 'garlic',
  lahsun: 'garlic',
  baingan: 'brinjal',
  eggplant: 'brinjal',
  matar: 'peas',
  shakarkandi: 'sweet-potato',
  chaach: 'buttermilk',
  'mirchi powder': 'chilli-powder',
  'lal mirchi powder': 'chilli-powder',
  'sarson dana': 'mustard',
  makhana: 'makhana',
  makkhan: 'butter',
  makhan: 'butter',
}

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
  for (const [name, id] of Object.entries(common)) if (shopItem(id)) add(name, id)
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

/** The thing that a name means: 'pyaaz', 'प्याज़' and 'onions' are one food, 'Aashirvaad atta' is atta. */
export function thingOf(name: string): Thing {
  const other = otherAisle(name)
  const food = foodOf(name, other !== null)
  if (food) return { key: food, food, aisle: aisleOfFood(food) }
  const words = plainWords(name).join(' ') || name.toLowerCase().trim()
  return {
    key: `~${words.length > keyMax ? `${words.slice(0, keyMax - 8)}${hash(words).toString(36)}` : words}`,
    food: null,
    aisle: other ?? 'Other',
  }
}

/** The sound of a name counts where nothing is written like it: makhana is no makkhan. */
function foodOf(name: string, isOther: boolean): string | undefined {
  const { exact, folded } = foodPhrases()
  const written = plainWords(name)
  const sounds = foldedWords(inDevanagari(name))
  const whole = exact.get(written.join(' ')) ?? folded.get(sounds.join(' '))
  if (whole && !(isOther && !exact.has(written.join(' ')))) return whole
  if (isOther) return undefined
  let from = 0
  while (from < sounds.length - 1 && before.has(sounds[from]!)) from++
  return from === 0 ? undefined : (exact.get(written.slice(from).join(' ')) ?? folded.get(sounds.slice(from).join(' ')))
}

/** Where a food is found in a shop. */
export const aisleOfFood = (id: string): ListAisle => aisleOf(shopItem(id)?.aisle ?? '')
