import { inSlices } from '../in-slices.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import { currentId } from '../recipe/old-recipes.ts'
import type { Category } from '../recipe/types.ts'
import type { Choice, Part } from './choice.ts'
import { choiceOfDish, choiceOfVariation } from './dish-choice.ts'

/** What a day is chosen from: the dishes, and where they lack, the variations that their files allow. */
export type Shelf = {
  dishes: Rack
  /** Laid out when it is first asked for: a day that dishes can fill never waits for it. */
  variations: () => Rack
  /** A choice by its recipe's id. */
  find(id: string): Choice | undefined
}

/** Choices by where they can stand. */
export type Rack = {
  all: readonly Choice[]
  /** What can stand in a category, of one diet, in one of some seats; in any seat when none is named. */
  offers(category: Category, veg: boolean, parts?: readonly Part[]): readonly Choice[]
}

const none: readonly Choice[] = []

function rackOf(all: readonly Choice[]): Rack {
  const byPlace = new Map<string, Choice[]>()
  const put = (key: string, choice: Choice) => {
    const known = byPlace.get(key)
    if (known) known.push(choice)
    else byPlace.set(key, [choice])
  }
  for (const choice of all)
    for (const category of new Set(choice.categories)) {
      put(`${category} ${choice.veg}`, choice)
      for (const part of choice.parts) put(`${category} ${choice.veg} ${part}`, choice)
    }
  const joined = new Map<string, readonly Choice[]>()
  return {
    all,
    offers(category, veg, parts) {
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

/** So many choices are a slice of the work. */
const slice = 100

function* layDishes({ dishes, places }: Cookbook): Generator<undefined, Rack> {
  const choices: Choice[] = []
  let looked = 0
  for (const dish of dishes.values()) {
    if (++looked % slice === 0) yield
    const choice = choiceOfDish(dish, places.get(dish.place)!)
    if (choice) choices.push(choice)
  }
  yield
  return rackOf(choices)
}

function* layVariations({ dishes, foods, places }: Cookbook): Generator<undefined, Rack> {
  const choices: Choice[] = []
  let looked = 0
  for (const dish of dishes.values()) {
    if (++looked % slice === 0) yield
    for (const slug of variationsOf(dish)) {
      const choice = choiceOfVariation(() => variationOf(dish, slug, foods)!, places.get(dish.place)!)
      if (choice) choices.push(choice)
    }
  }
  yield
  return rackOf(choices)
}

/** The shelf of a cookbook. */
export function shelfOf(book: Cookbook): Shelf {
  const variations = inSlices(() => layVariations(book))
  return assemble(inSlices(() => layDishes(book)).get(), variations.get)
}

function assemble(dishes: Rack, variations: () => Rack): Shelf {
  const ofDishes = new Map(dishes.all.map((choice) => [choice.id, choice]))
  let ofVariations: ReadonlyMap<string, Choice> | undefined
  return {
    dishes,
    variations,
    find(id) {
      const known = ofDishes.get(id)
      if (known) return known
      const current = currentId(id)
      if (current.split('.').length < 3) return ofDishes.get(current)
      ofVariations ??= new Map(variations().all.map((choice) => [choice.id, choice]))
      return ofVariations.get(current)
    },
  }
}

/** The whole kitchen's shelf; its dishes are laid out on first use. */
export const kitchenShelf = (): Shelf => (whole ??= assemble(dishes.get(), variations.get))

export function* shelfSlices(): Generator<undefined, void> {
  yield* dishes.slices()
  yield* variations.slices()
}

let whole: Shelf | undefined
const dishes = inSlices(() => layDishes(cookbook()))
const variations = inSlices(() => layVariations(cookbook()))
