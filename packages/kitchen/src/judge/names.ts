import * as z from 'zod'
import { type IngredientDiet, ingredients } from '../knowledge/ingredients.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'
import { foodOf, foodWithId, type JudgedFood } from './foods.ts'
import { homonyms, likeMeat, negations, noAnimals, substituteWords, traps } from './traps.ts'
import { wordsOf } from './words.ts'

/**
 * A name found in a text: the ingredients it may mean, or the animal source of a trap word, and its position among the
 * words.
 */
export type Named = {
  name: string
  ids: readonly string[]
  /** The cookbook food with exactly this name, for the first id. */
  food?: JudgedFood
  trap?: Exclude<IngredientDiet, 'veg'>
  at: number
  end: number
}

type Meaning = { ids: string[]; food?: JudgedFood }
type Lexicon = ReadonlyMap<string, Meaning>

const colours = new Set(['red', 'green', 'white', 'black', 'yellow', 'lal', 'laal', 'kala', 'safed', 'hara'])

/**
 * Builds the names of all shop items: the cookbook's names first, then those of the shop's table, then everyday ones.
 */
/**
 * A row of names/meant-by.csv: names of an ingredient besides those of its own row. An ambiguous one ("chilli", "dal")
 * is listed for each ingredient; the recipe's list decides which is meant.
 */
const Meant = z.object({ ingredient: z.string().min(2), names: list })

function readLexicon(): Lexicon {
  const read = new Map<string, Meaning>()
  const know = (name: string, id: string, food?: JudgedFood) => {
    const key = wordsOf(name).join(' ')
    if (key.length < 3 || colours.has(key)) return
    const meaning = read.get(key)
    if (!meaning) read.set(key, { ids: [id], ...(food && { food }) })
    else if (!meaning.ids.includes(id)) meaning.ids.push(id)
  }
  const bare = (name: string) => name.replace(/\s*\(.*/, '')
  const foods = cookbook().foods.all.map(foodOf)
  for (const food of foods) know(food.word, food.id, food)
  cookbook().foods.all.forEach((row, index) => {
    for (const name of row.names) know(name, foods[index]!.id, foods[index])
  })
  for (const { id, word, english, hindi } of ingredients.values())
    for (const name of [word, bare(english), ...hindi.map(bare)]) know(name, id)
  for (const { ingredient, names } of readTable('names/meant-by.csv', Meant))
    for (const name of names) know(name, ingredient)
  for (const food of foods)
    for (const name of food.hindi) if (!read.has(wordsOf(name).join(' '))) know(name, food.id, food)
  return read
}

let known: Lexicon | undefined
const lexicon = (): Lexicon => (known ??= readLexicon())

const trapKeys = new Map([...traps].map(([name, kind]) => [wordsOf(name).join(' '), kind]))

/** Returns the length in words of the longest name that starts with each word; most words of a step start none. */
function readLongest(): Map<string, number> {
  const read = new Map<string, number>()
  for (const name of [...lexicon().keys(), ...trapKeys.keys(), ...noAnimals]) {
    const words = name.split(' ')
    read.set(words[0]!, Math.max(words.length, read.get(words[0]!) ?? 0))
  }
  return read
}

let longest: ReadonlyMap<string, number> | undefined

/**
 * Stands for a punctuation mark. Names do not extend across it, so "rice, beans" is two foods, and "paneer, chicken"
 * contains chicken.
 */
const mark = 'qq'

/** Returns the words of a text, to which the positions of names refer. */
export const wordsIn = (text: string): string[] => wordsOf(text.replace(/[,;:/&+()\n]/g, ` ${mark} `))

/** Caches the texts of the current recipe, each of which is read several times. */
const cache = new Map<string, readonly Named[]>()
const maxCached = 500

/**
 * Returns the names in a text, preferring the longest at each position, so that "oyster mushroom" is not read as
 * oyster, nor "kidney bean" as kidney.
 */
export function namesIn(text: string): readonly Named[] {
  const before = cache.get(text)
  if (before) return before
  if (cache.size >= maxCached) cache.clear()
  const found = findNames(text)
  cache.set(text, found)
  return found
}

function findNames(text: string): Named[] {
  const words = wordsIn(text)
  const found: Named[] = []
  longest ??= readLongest()
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest.get(words[at]!) ?? 0, words.length - at)
    let name = words.slice(at, at + length).join(' ')
    while (length > 0 && !lexicon().has(name) && !trapKeys.has(name) && !noAnimals.has(name)) {
      length--
      name = words.slice(at, at + length).join(' ')
    }
    if (length === 0) {
      at++
      continue
    }
    const trap = trapKeys.get(name)
    const end = at + length
    if (!noAnimals.has(name))
      found.push({ name, ...(lexicon().get(name) ?? { ids: [] }), ...(trap && { trap }), at, end })
    at = end
  }
  return found
}

/** Returns the animal products named in a text and their source; skips look-alikes ("soya keema") and negations. */
export function animalsIn(text: string): { name: string; from: Exclude<IngredientDiet, 'veg'> }[] {
  const words = wordsIn(text)
  return namesIn(text).flatMap(({ name, ids, trap, at, end }) => {
    const from = trap ?? dietOfAll(ids)
    if (from === undefined || from === 'veg') return []
    if (likeMeat.has(words[at - 1] ?? '') || substituteWords.has(words[end] ?? '')) return []
    if (words.slice(Math.max(0, at - 3), at).some((word) => negations.has(word))) return []
    return [{ name, from }]
  })
}

/** Like `animalsIn`, for a title or a step: also skips comparisons, verbs and homonyms. */
export function animalsNamedIn(text: string): { name: string; from: Exclude<IngredientDiet, 'veg'> }[] {
  return animalsIn(withoutComparedAnimals(text)).filter(({ name }) => !homonyms.has(name))
}

/**
 * Removes from a text comparisons with meat ("tears like meat", "as soft as meat", "smells of meat") and verbs that
 * look like names of meat ("mince the garlic", "fish out the leaf"), and nothing else, so that meat used as an
 * ingredient is still found.
 */
function withoutComparedAnimals(text: string): string {
  return looksAndVerbs.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
}

const looksAndVerbs: readonly RegExp[] = [
  /\b[a-z]+-(?:like|shaped|sized?)\b/gi,
  /(?<!\b(?:you|they|who|would|kids|children|guests|if it) )\blike (?:an? |the )?(?:tender |soft |little )?\w+/gi,
  /\b(?:smells?|smelling|tastes?|colour|size|shape) of (?:an? |the )?(?:tender |soft |small |little )?\w+/gi,
  /\bas (?!chicken|mutton|meat|fish|egg)\w+ as (?:an? |the )?\w+|\bsoft as \w+/gi,
  /\bmince(?= (?:the|it|them|\d+|all|both|together|very|finely|garlic|ginger|onions?)\b)/gi,
  /\bfish(?= (?:out|it|them)\b)/gi,
]

function dietOfAll(ids: readonly string[]): IngredientDiet | undefined {
  const diets = new Set(ids.map((id) => foodWithId(id).diet))
  return diets.size === 1 ? [...diets][0] : undefined
}

let aliases: ReadonlyMap<string, readonly string[]> | undefined

/** Returns all names of a food, including ambiguous ones. */
export function aliasesOf(id: string): readonly string[] {
  aliases ??= readAliases()
  return aliases.get(id) ?? []
}

function readAliases(): Map<string, string[]> {
  const read = new Map<string, string[]>()
  for (const [name, { ids }] of lexicon())
    for (const id of ids) {
      const names = read.get(id)
      if (names) names.push(name)
      else read.set(id, [name])
    }
  return read
}

/** Returns the names for which this ingredient is the first meaning. */
export const namesOf = (id: string): string[] =>
  [...lexicon()].filter(([, { ids }]) => ids[0] === id).map(([name]) => name)
