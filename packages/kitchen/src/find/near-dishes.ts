import { fold } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import type { Role } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'
import { endingsOf } from './asking-words.ts'
import { type DishEntry, type DishIndex, significantWeight } from './dish-index.ts'
import { dishNames } from './dish-names.ts'
import { smallPlaces } from './place-words.ts'
import type { Query } from './query.ts'
import { phrasesOf, postingsOf } from './word-index.ts'

export type NearDishes = {
  /** Indices of dishes in the index, best first. */
  ranking: readonly number[]
  /**
   * True when the query asks for a kind of food rather than one dish ("fish curry", "biryani", "jain snacks"), or a
   * result is clearly what was meant.
   */
  isAnswered: boolean
  /** True when foods were named and no dish contains all of them. */
  isPart: boolean
}

type Scored = { score: Float32Array; matched: Float32Array; matchedGroups: Uint8Array; all: number; isOfFoods: boolean }

/**
 * Returns dishes that share something with the query: first those that contain all of it; if a dish was named, also
 * those that contain most of it, and relatives of the dishes found.
 */
export function nearDishes(
  query: Query,
  found: readonly Dish[],
  opened: readonly Dish[],
  index: DishIndex,
  isAimed = false,
): NearDishes {
  const groups = phrasesOf(query, index)
  const isOfPlace = localTo(query, index)
  if (groups.length === 0)
    return { ranking: everything(query, index, isOfPlace, isAimed), isAnswered: true, isPart: false }
  const { score, matched, matchedGroups, all, isOfFoods } = scored(groups, query, index)
  const size = index.entries.length
  let most = 0
  for (let at = 0; at < size; at++) if (matched[at]! > most) most = matched[at]!
  const kin = isOfFoods ? new Map<number, number>() : kinOf(found, index)
  // When the last word is complete, names that start with the words are hardly nearer than others that contain them.
  const isTyped = dishNames().knownWords.has(query.name.at(-1) ?? '')
  const worth = isTyped ? 0.2 : 10
  const begun = new Map(opened.map((dish, place) => [index.at.get(dish)!, worth * (1 - place / 100)]))
  const scores: [at: number, score: number][] = []
  for (let at = 0; at < size; at++) {
    const entry = index.entries[at]!
    const isWhole = matched[at] === most && most > 0
    const own =
      isWhole && (most === all || isOfFoods) ? score[at]! + 2 : isOfFoods ? 0 : (score[at]! * matched[at]!) / all
    const alike = kin.get(at) ?? 0
    const begins = begun.get(at) ?? 0
    const holdsMuch = !isOfFoods && matchedGroups[at]! > 0 && matched[at]! >= all * leastShare
    if (!isWhole && begins === 0 && alike < leastKinship && !holdsMuch) continue
    scores.push([at, own + alike + begins + asWritten(entry, query, groups) - entry.titleWords * 0.03 + priorOf(entry)])
  }
  const local = isOfPlace && scores.filter(([at]) => isOfPlace(at))
  const kept = local && local.length > 0 ? local : scores
  kept.sort((left, right) => right[1] - left[1] || left[0] - right[0])
  const isAnswered =
    isOfFoods ||
    kept
      .slice(0, mostAsked)
      .some(([at]) => matchedGroups[at] === groups.length && saysSo(index.entries[at]!, groups.at(-1)!, index))
  return { ranking: kept.map(([at]) => at), isAnswered, isPart: isOfFoods && most < all }
}

/** The number of top results checked for being what was meant. */
const mostAsked = 20
/** The minimum share of the words a near dish must contain; one of three is enough if it identifies the dish. */
const leastShare = 0.28
const leastKinship = 0.6

function scored(groups: readonly string[][], query: Query, index: DishIndex): Scored {
  const size = index.entries.length
  const score = new Float32Array(size)
  const matched = new Float32Array(size)
  const matchedGroups = new Uint8Array(size)
  let all = 0
  let isOfFoods = true
  const { knownSounds: known, written, spellings } = dishNames()
  for (const group of groups) {
    const isFood = group.some((phrase) => index.phrases.has(phrase))
    // Idli is a food in some dishes, but "ragi idli" names a dish.
    const isDish =
      group === groups.at(-1) && groups.length > 1 && query.groups.at(-1)?.some((word) => written.has(word))
    if (isDish || !(isFood || group.some((phrase) => courseSounds.has(phrase)))) isOfFoods = false
    const worth = isFood ? 1 : 1.5
    all += worth
    const best = new Map<number, number>()
    let isMeant = false
    for (const phrase of group.flatMap((one) => (known.has(one) ? [one] : [one, ...(spellings.get(one) ?? [])]))) {
      const { found, exact } = postingsOf(phrase, index, known.has(phrase) ? 0 : undefined)
      if (exact) isMeant = true
      for (const { postings, factor } of found)
        for (let entry = 0; entry < postings.at.length; entry++) {
          const at = postings.at[entry]!
          const weight = postings.weight[entry]! * factor
          if (weight > (best.get(at) ?? 0)) best.set(at, weight)
        }
    }
    const rarity = Math.log2(2 + size / (1 + best.size)) / 4
    for (const [at, weight] of best) {
      score[at]! += weight * rarity
      matched[at]! += worth
      if (isMeant && weight >= significantWeight) matchedGroups[at]!++
    }
  }
  return { score, matched, matchedGroups, all, isOfFoods }
}

const courseSounds: ReadonlySet<string> = new Set([...endingsOf.keys(), 'rice', 'bread', 'fry'].map(fold))

/** Whether a dish is of the kind the last word names: for "paneer dosa", a dosa rather than a paneer dish. */
const saysSo = ({ heads, dish }: DishEntry, last: readonly string[], { phrases }: DishIndex): boolean =>
  last.some(
    (word) => heads.includes(word) || phrases.has(word) || endingSounds.get(word)?.includes(dish.course) === true,
  )

const endingSounds = new Map([...endingsOf].map(([word, courses]) => [fold(word), courses]))

/** Returns a bonus for a dish of the kind the last word names, and for one whose names contain the words as written. */
function asWritten({ heads, written }: DishEntry, { groups: words }: Query, groups: readonly string[][]): number {
  const isOfKind = groups.at(-1)!.some((word) => heads.includes(word))
  return (isOfKind ? 0.3 : 0) + (words.flat().every((word) => written.includes(word)) ? 0.3 : 0)
}

/** Returns the dishes that share main ingredients with those found, by index, with their degree of kinship. */
function kinOf(found: readonly Dish[], { entries, at: places, ingredients }: DishIndex): Map<number, number> {
  const kin = new Map<number, number>()
  for (const dish of found.slice(0, mostKin)) {
    const other = entries[places.get(dish)!]!
    const shared = new Map<number, number>()
    for (const id of other.mains)
      for (const at of ingredients.get(id)?.at ?? [])
        if (entries[at]!.mains.includes(id)) shared.set(at, (shared.get(at) ?? 0) + 1)
    for (const [at, count] of shared) {
      const alike = kinship(entries[at]!, other, count)
      if (alike > (kin.get(at) ?? 0)) kin.set(at, alike)
    }
  }
  return kin
}

/** The number of found dishes whose relatives are looked up. */
const mostKin = 3

/** Returns how closely two dishes are related, from shared main ingredients, course and place. */
const kinship = ({ dish, mains, place }: DishEntry, other: DishEntry, shared: number): number =>
  (0.6 * shared) / Math.max(1, mains.length, other.mains.length) +
  (dish.course === other.dish.course ? 0.3 : 0) +
  (dish.place === other.dish.place ? 0.15 : place.state === other.place.state ? 0.05 : 0)

/**
 * Returns a prior for popularity: well-known dishes have many names, and all-India dishes come before regional ones.
 */
const priorOf = ({ dish }: DishEntry): number =>
  Math.min(6, dish.names.length) * 0.01 + (dish.place === 'all-india' ? 0.08 : 0)

/** Returns a check for whether a dish is from a place the query names; undefined when it names none. */
export function localTo(query: Query, { entries }: DishIndex): ((at: number) => boolean) | undefined {
  if (query.places.length === 0) return undefined
  const small = new Set(query.name.map((word) => smallPlaces.get(word)).filter((id) => id !== undefined))
  const isSmall = (at: number) => {
    const { dish } = entries[at]!
    return small.has(dish.place) || dish.alsoIn.some((place) => small.has(place))
  }
  if (small.size > 0 && entries.some((_, at) => isSmall(at))) return isSmall
  return (at) => {
    const { place } = entries[at]!
    return query.places.some((one) => place.state === one || place.region === one)
  }
}

/** Returns all dishes, best first, for a query with only a place, meal, diet or time; otherwise none. */
function everything(
  query: Query,
  { entries }: DishIndex,
  isOfPlace: ReturnType<typeof localTo>,
  isAimed: boolean,
): number[] {
  const isNarrow = query.maxMinutes !== undefined || query.without.length + query.withoutAllergens.length > 0
  const asks = query.places.length + query.diets.length + Number(query.meal !== undefined) + Number(query.sweet)
  if (asks === 0 && !isNarrow && !isAimed) return []
  const all = [...entries.keys()]
  const local = isOfPlace ? all.filter(isOfPlace) : all
  const worth = (at: number) =>
    priorOf(entries[at]!) + (query.meal && rolesAt[query.meal].has(entries[at]!.dish.role) ? 0.2 : 0)
  return (local.length > 0 ? local : all).sort((left, right) => worth(right) - worth(left))
}

/** The roles preferred at each meal. */
const rolesAt: Readonly<Record<Category, ReadonlySet<Role>>> = {
  Breakfast: new Set(['main', 'whole meal', 'snack', 'staple']),
  Lunch: new Set(['main', 'dal', 'whole meal', 'side']),
  'Hi-Tea': new Set(['snack']),
  Dinner: new Set(['main', 'dal', 'whole meal', 'side']),
  'All-Time Snacks': new Set(['snack']),
}
