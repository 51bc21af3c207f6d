import { fold, wordsOf } from '../names/fold.ts'
import type { Allergen } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'
import {
  allergenWords,
  type DietWish,
  dietWords,
  fillers,
  freeOfWords,
  mealWords,
  orWords,
  placeWords,
  speedWords,
  sweetWords,
  typoCorrections,
  withoutWords,
} from './words.ts'

/** A parsed query. */
export type Query = {
  /** All words except exclusions and time, as written: a dish's name may contain a place or a meal. */
  name: string[]
  /** The words left for dishes and ingredients; a group holds alternatives joined with "or". */
  groups: string[][]
  without: string[][]
  withoutAllergens: Allergen[]
  maxMinutes: number | undefined
  meal: Category | undefined
  sweet: boolean
  places: string[]
  diets: DietWish[]
}

const longest = 200

/** Parses what a person typed. Never throws; ignores what it does not understand. */
export function readQuery(text: string): Query {
  const words = wordsOf(text.slice(0, longest).replace(/non[\s-]*veg/gi, 'nonveg')).map(
    (word) => typoCorrections[word] ?? word,
  )
  const query: Query = {
    name: [],
    groups: [],
    without: [],
    withoutAllergens: [],
    maxMinutes: undefined,
    meal: undefined,
    sweet: false,
    places: [],
    diets: [],
  }
  const rest = takeTime(takeWithout(words, query), query)
  query.name = rest
  let joins = false
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at]!
    const two = `${word} ${rest[at + 1] ?? ''}`
    if (orWords.has(word)) {
      joins = query.groups.length > 0
      continue
    }
    if (placeWords[two] !== undefined || dietWords[two] !== undefined) {
      if (placeWords[two] !== undefined) query.places.push(placeWords[two])
      else query.diets.push(dietWords[two]!)
      at++
    } else if (placeWords[word] !== undefined) query.places.push(placeWords[word])
    else if (dietWords[word] !== undefined) query.diets.push(dietWords[word])
    else if (mealWords[word] !== undefined) query.meal = mealWords[word]
    else if (sweetWords.has(word)) query.sweet = true
    else if (!fillers.has(word)) {
      if (joins) query.groups.at(-1)!.push(word)
      else query.groups.push([word])
    }
    joins = false
  }
  return query
}

/**
 * Extracts the excluded words from "without onion and garlic", "no garlic", "bina pyaz", "pyaz ke bina", and returns
 * the rest.
 */
function takeWithout(words: string[], query: Query): string[] {
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const isFree = words[at + 1] === 'free' && word !== 'gluten'
    if (word === 'bina' && words[at - 1] === 'ke' && rest.length >= 2) {
      rest.pop()
      leaveOut([rest.pop()!], query)
    } else if (isFree) {
      leaveOut([word], query, freeOfWords)
      at++
    } else if (withoutWords.has(word) && words[at + 1] !== undefined) {
      const left: string[] = []
      while (words[at + 1] !== undefined && left.length < 3 && !endsWithout(left, words[at + 1]!)) {
        const next = words[++at]!
        if (next === 'and' || next === 'or' || next === 'aur' || next === 'no') leaveOut(left.splice(0), query)
        else left.push(next)
      }
      leaveOut(left, query)
    } else rest.push(word)
  }
  return rest
}

function leaveOut(words: string[], query: Query, allergensBy = allergenWords): void {
  query.withoutAllergens.push(...words.flatMap((word) => allergensBy[word] ?? []))
  const others = words.filter((word) => allergensBy[word] === undefined)
  if (others.length > 0) query.without.push(others)
}

const afterWithout: ReadonlySet<string> = new Set([
  'in',
  'under',
  'for',
  'with',
  'ke',
  'ki',
  'ka',
  'wali',
  'wale',
  'wala',
])

/** Words for a dish that end an exclusion: "no garlic sabzi". */
const dishWords: ReadonlySet<string> = new Set([
  'sabzi',
  'curry',
  'dal',
  'gravy',
  'biryani',
  'pulao',
  'soup',
  'recipe',
  'recipes',
  'food',
])

/** Whether the exclusion ends before the next word: "no onion garlic | dinner", "bina doodh | ki mithai". */
const endsWithout = (left: string[], next: string): boolean =>
  afterWithout.has(next) ||
  (left.length > 0 && dishWords.has(next)) ||
  (left.length > 0 && (mealWords[next] !== undefined || sweetWords.has(next))) ||
  /^(onion|pyaz|pyaaz) (garlic|lahsun|lehsun)$/.test(left.join(' '))

/** Extracts a time limit: "under 20 minutes", "20 min", "half an hour", "quick". */
function takeTime(words: string[], query: Query): string[] {
  const rest: string[] = []
  const units: Readonly<Record<string, number>> = {
    min: 1,
    mins: 1,
    minute: 1,
    minutes: 1,
    hour: 60,
    hours: 60,
    hr: 60,
    ghanta: 60,
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const glued = /^(\d{1,3})(min|mins|minutes?)$/.exec(word)
    const unit = units[words[at + 1] ?? '']
    if (glued) query.maxMinutes = Number(glued[1])
    else if (/^\d{1,3}$/.test(word) && unit !== undefined) {
      query.maxMinutes = Number(word) * unit
      at++
    } else if (['under', 'within', 'below', 'less', 'than'].includes(word)) continue
    else if (speedWords[word] !== undefined && words.length > 1) query.maxMinutes = speedWords[word]
    else rest.push(word)
  }
  return rest
}

/** Returns the folded words of a name: all joined as written, and without fillers in alphabetical order. */
export function nameKeys(words: readonly string[]): { joined: string; sorted: string } {
  const keys = words.map(fold)
  const telling = keys.filter((_, at) => !fillers.has(words[at]!))
  return { joined: keys.join(''), sorted: telling.sort().join(' ') }
}
