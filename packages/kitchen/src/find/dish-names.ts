import { inSlices } from '../in-slices.ts'
import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import { type HashedKeys, hashedKeys } from '../names/hashed-keys.ts'
import { nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { distance, type Vocabulary, vocabulary } from './closeness.ts'
import { nameKeys } from './query.ts'
import { inDevanagari, scriptKey } from './scripts.ts'
import { isOnlyHolder, shorterThan } from './short-names.ts'
import { noteSpellings, rough } from './spellings.ts'
import { swappedNames } from './swapped-names.ts'
import { makeVariationNames, type VariationNames } from './variation-names.ts'
import { groupWords, placeWords } from './words.ts'

/** A name of a dish. Its words are split only on demand, which is rare (`lettersOf`, `soundsOf`). */
export type DishName = {
  dish: Dish
  /** The words as written, separated by spaces. */
  text: string
  isTitle: boolean
  /** Set for a shortened name: found only as written, never with a typo. */
  isShort?: true
}

/** Returns the words of a name as written. */
export const lettersOf = ({ text }: DishName): string[] => text.split(' ')

/** Returns the words of a name, folded by sound. */
export const soundsOf = (name: DishName): string[] => lettersOf(name).map(fold)

export type DishNames = {
  /** By the cookbook's key for the name, by the text in its own script, and by its letters without spaces. */
  named: HashedKeys<Dish>
  inScript: HashedKeys<Dish>
  written: HashedKeys<readonly DishName[]>
  /** By its sound without spaces, and by its sounds in sorted order. */
  sounded: HashedKeys<readonly DishName[]>
  reordered: HashedKeys<readonly DishName[]>
  /** Find keys that are written or sound similar. */
  nearWritten: Vocabulary
  nearSounded: Vocabulary
  /** All keys of `sounded` in alphabetical order, for prefix search. */
  inOrder: readonly string[]
  /** Variations by the `soundKey` of their names. */
  variations: VariationNames
  /** Words of dishes, foods and places, by sound and as written; a known word is never treated as a typo. */
  knownSounds: ReadonlySet<string>
  knownWords: ReadonlySet<string>
  foodSounds: ReadonlySet<string>
  /** Other spellings of a word, by sound: 'kicari' (khichadi) has among others 'kicdi' (khichdi). */
  spellings: ReadonlyMap<string, ReadonlySet<string>>
  /** Words in the names of several dishes, such as "paratha", by sound and as written: kinds of dish. */
  kinds: ReadonlySet<string>
  kindWords: ReadonlySet<string>
  /** The number of titles that end with a word: "gojju" in Bendekayi Gojju names a family, not a dish. */
  families: ReadonlyMap<string, number>
  /** Words common in dish names, as written, by their consonants; a rare spelling is read as the common one. */
  commonKinds: ReadonlyMap<string, readonly string[]>
}

/** The number of dishes whose names must contain a word for it to be a kind. */
const leastOfKind = 3
/** The number of dishes from which a word is common enough that rare spellings are read as it. */
const leastOfCommonKind = 8

/** The number of dishes per slice of work. */
const sliceDishes = 40
/** The number of words per slice of work. */
const sliceWords = 2000

const index = inSlices(build)

/** Returns the lookup tables for the names of the cookbook's dishes, built on first use. */
export const dishNames = (): DishNames => index.get()

export const dishNameSlices = () => index.slices()

function* build(): Generator<undefined, DishNames> {
  const { dishes, foods } = cookbook()
  const knownWords = new Set<string>()
  const foodWords = new Set<string>()
  for (const food of foods.all) for (const word of wordsOfFood(food)) foodWords.add(word)
  for (const phrase of [...Object.keys(groupWords), ...Object.keys(placeWords)])
    for (const word of wordsOf(phrase)) knownWords.add(word)
  const spellings = new Map<string, Set<string>>()
  const named = new Map<string, Dish>()
  const inScript = new Map<string, Dish>()
  const written = new Map<string, readonly DishName[]>()
  const sounded = new Map<string, readonly DishName[]>()
  const reordered = new Map<string, readonly DishName[]>()
  const variations = makeVariationNames()
  const shortened = new Map<string, readonly DishName[]>()
  const holders = new Map<string, Set<Dish>>()
  const families = new Map<string, number>()
  const counts = new Map<string, number>()
  const wordCounts = new Map<string, number>()
  let count = 0
  for (const dish of dishes.values()) {
    for (const [at, name] of [dish.title, ...dish.names].entries()) {
      const roman = wordsOf(inDevanagari(name))
      const one: readonly [DishName] = [{ dish, text: roman.join(' '), isTitle: at === 0 }]
      if (!named.has(nameKey(name))) named.set(nameKey(name), dish)
      const script = scriptKey(name)
      if (script !== '' && !inScript.has(script)) inScript.set(script, dish)
      if (roman.length === 0) continue
      const { joined, sorted } = nameKeys(roman)
      if (script === '') {
        push(written, roman.join(''), one)
        for (const word of roman) knownWords.add(word)
      }
      push(sounded, joined, one)
      if (sorted !== '') push(reordered, sorted, one)
      for (const word of roman.map(fold)) holders.set(rough(word), (holders.get(rough(word)) ?? new Set()).add(dish))
      for (const short of shorterThan(roman, foodWords, at === 0))
        push(shortened, nameKeys(short).joined, [{ ...one[0], text: short.join(' '), isShort: true }])
    }
    const names = [dish.title, ...dish.names].map((name) => foldedWords(name))
    if (names[0]!.length > 1) families.set(names[0]!.at(-1)!, (families.get(names[0]!.at(-1)!) ?? 0) + 1)
    for (const word of new Set(names.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
    const letters = [dish.title, ...dish.names].flatMap((name) => (scriptKey(name) === '' ? wordsOf(name) : []))
    for (const word of new Set(letters)) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1)
    noteSpellings(names, spellings)
    for (const { key, one } of swappedNames(dish, foods.byName)) variations.add(key, one)
    if (++count % sliceDishes === 0) yield
  }
  // "Haleem" means Hyderabadi Haleem as long as no other dish has the word in a name.
  for (const [key, [only, ...others]] of shortened) {
    if (only && others.length === 0 && !sounded.has(key) && isOnlyHolder(only, holders, foodWords))
      sounded.set(key, [only])
  }
  const kinds = oftenIn(counts)
  // The bare name of a kind does not name a variation.
  const variationsNamed = yield* variations.without(kinds)
  yield
  for (const word of foodWords) knownWords.add(word)
  const knownSounds = new Set<string>()
  let folded = 0
  for (const word of knownWords) {
    knownSounds.add(fold(word))
    if (++folded % sliceWords === 0) yield
  }
  const nearWritten = vocabulary(written.keys())
  yield
  const nearSounded = vocabulary(sounded.keys())
  yield
  const inOrder = [...sounded.keys()].sort()
  yield
  const hashed = { named: hashedKeys(named), inScript: hashedKeys(inScript) }
  yield
  const hashedNames = { written: hashedKeys(written), sounded: hashedKeys(sounded) }
  yield
  return {
    ...hashed,
    ...hashedNames,
    reordered: hashedKeys(reordered),
    nearWritten,
    nearSounded,
    inOrder,
    variations: variationsNamed,
    knownSounds,
    knownWords,
    foodSounds: new Set([...foodWords].map(fold)),
    spellings,
    kinds,
    families,
    kindWords: oftenIn(wordCounts),
    commonKinds: Map.groupBy(oftenIn(wordCounts, leastOfCommonKind), (word) => rough(fold(word))),
  }
}

const oftenIn = (counts: ReadonlyMap<string, number>, least = leastOfKind): Set<string> =>
  new Set([...counts].filter(([, count]) => count >= least).map(([word]) => word))

/** The minimum lengths; shorter words have too many neighbours. */
const leastKindLength = 5
const leastSoundLength = 3

/** Returns the common kind a rare spelling stands for, as written: paratha for parantha, rajma for rajmah. */
export function commonKindOf(word: string, { commonKinds, kindWords, foodSounds }: DishNames): string | undefined {
  const sound = fold(word)
  if (sound.length < leastSoundLength) return undefined
  const alike = (commonKinds.get(rough(sound)) ?? []).filter((kind) => fold(kind)[0] === sound[0])
  const same = kindWords.has(word) ? undefined : alike.find((kind) => fold(kind) === sound)
  if (same !== undefined || word.length < leastKindLength || foodSounds.has(sound)) return same
  // Only consonants are misheard, so the vowels must agree: paella is not paal.
  const vowelsOf = (one: string) => one.replace(/[^aeiou]/g, '')
  return alike.find(
    (kind) =>
      fold(kind) !== sound && vowelsOf(fold(kind)) === vowelsOf(sound) && distance(sound, fold(kind), 0.5) <= 0.5,
  )
}

/**
 * Adds a name under a key. A dish with several names for one key is listed once, under its title if possible. Lists are
 * never mutated: a list of one name, the usual case, is shared by all its keys.
 */
function push(to: Map<string, readonly DishName[]>, key: string, alone: readonly [DishName]): void {
  const others = to.get(key)
  if (!others) to.set(key, alone)
  else if (!others.some(({ dish }) => dish === alone[0].dish)) to.set(key, [...others, alone[0]])
}

const wordsOfFood = ({ name, names, hindi }: Food): string[] => [name, ...names, ...hindi].flatMap(wordsOf)
