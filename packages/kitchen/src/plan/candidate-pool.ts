import { inSlices } from '../in-slices.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import { currentId } from '../recipe/old-recipes.ts'
import type { Category } from '../recipe/types.ts'
import type { Candidate, Part } from './candidate.ts'
import { candidateOfDish, candidateOfVariation } from './candidate-of-dish.ts'
import { familyOf } from './family.ts'

/** The candidates for a day: the dishes and, where those run out, the variations their files allow. */
export type CandidatePool = {
  dishes: CandidateIndex
  /** Built on first use: a day that dishes can fill never waits for it. */
  variations: () => CandidateIndex
  /** Returns a candidate by its recipe id. */
  find(id: string): Candidate | undefined
}

/** Candidates by meal, diet and part of the plate. */
export type CandidateIndex = {
  all: readonly Candidate[]
  /** Returns the candidates of a category and diet that can take one of these parts; any part when omitted. */
  matching(category: Category, veg: boolean, parts?: readonly Part[]): readonly Candidate[]
}

const none: readonly Candidate[] = []

function indexOf(all: readonly Candidate[]): CandidateIndex {
  const byPlace = new Map<string, Candidate[]>()
  const put = (key: string, candidate: Candidate) => {
    const known = byPlace.get(key)
    if (known) known.push(candidate)
    else byPlace.set(key, [candidate])
  }
  for (const candidate of all)
    for (const category of new Set(candidate.categories)) {
      put(`${category} ${candidate.veg}`, candidate)
      for (const part of candidate.parts) put(`${category} ${candidate.veg} ${part}`, candidate)
    }
  const joined = new Map<string, readonly Candidate[]>()
  return {
    all,
    matching(category, veg, parts) {
      const key = `${category} ${veg} ${parts?.join() ?? ''}`
      const known = joined.get(key)
      if (known) return known
      const found = parts
        ? [...new Set(parts.flatMap((part) => byPlace.get(`${category} ${veg} ${part}`) ?? none))]
        : (byPlace.get(`${category} ${veg}`) ?? none)
      joined.set(key, found)
      return found
    },
  }
}

/** The number of dishes per slice of work. */
const slice = 100

function* indexDishes({ dishes, places }: Cookbook): Generator<undefined, CandidateIndex> {
  const candidates: Candidate[] = []
  let looked = 0
  for (const dish of dishes.values()) {
    if (++looked % slice === 0) yield
    const candidate = candidateOfDish(dish, places.get(dish.place)!, familyOf(dish, dishes))
    if (candidate) candidates.push(candidate)
  }
  yield
  return indexOf(candidates)
}

function* indexVariations({ dishes, foods, places }: Cookbook): Generator<undefined, CandidateIndex> {
  const candidates: Candidate[] = []
  let looked = 0
  for (const dish of dishes.values()) {
    if (++looked % slice === 0) yield
    const family = familyOf(dish, dishes)
    for (const slug of variationsOf(dish)) {
      const candidate = candidateOfVariation(() => variationOf(dish, slug, foods)!, places.get(dish.place)!, family)
      if (candidate) candidates.push(candidate)
    }
  }
  yield
  return indexOf(candidates)
}

/** Builds the pool of a cookbook. */
export function poolOf(book: Cookbook): CandidatePool {
  const variations = inSlices(() => indexVariations(book))
  return assemble(inSlices(() => indexDishes(book)).get(), variations.get)
}

function assemble(dishes: CandidateIndex, variations: () => CandidateIndex): CandidatePool {
  const ofDishes = new Map(dishes.all.map((candidate) => [candidate.id, candidate]))
  let ofVariations: ReadonlyMap<string, Candidate> | undefined
  return {
    dishes,
    variations,
    find(id) {
      const known = ofDishes.get(id)
      if (known) return known
      const current = currentId(id)
      if (current.split('.').length < 3) return ofDishes.get(current)
      ofVariations ??= new Map(variations().all.map((candidate) => [candidate.id, candidate]))
      return ofVariations.get(current)
    },
  }
}

/** Returns the pool of the whole cookbook; its dishes are indexed on first use. */
export const kitchenPool = (): CandidatePool => (whole ??= assemble(dishes.get(), variations.get))

/** Builds the pool of the whole cookbook in slices, so that a server can answer requests in between. */
export function* poolSlices(): Generator<undefined, void> {
  yield* dishes.slices()
  yield* variations.slices()
}

let whole: CandidatePool | undefined
const dishes = inSlices(() => indexDishes(cookbook()))
const variations = inSlices(() => indexVariations(cookbook()))
