import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { inSlices } from '../in-slices.ts'
import { nameOf } from '../names/name-of.ts'
import { type Cookbook, nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import { recipeIdOf } from '../recipe/of-dish.ts'
import { dishOfRecipe, remakeDraft } from '../recipe/recipe.ts'
import type { Category } from '../recipe/types.ts'
import type { Choice, Part } from './choice.ts'
import { choiceOfDish } from './dish-choice.ts'
import { choiceOfDraft } from './filler.ts'

/** What a day is chosen from: the dishes with their variations, and what fills up where they lack. */
export type Shelf = {
  dishes: Rack
  /** Built when it is first asked for: a day that dishes can fill never waits for it. */
  filler: () => Rack
  /** A choice by its recipe's id, also of what is not offered any more. */
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

function* layDishes({ dishes, foods, places }: Cookbook): Generator<undefined, Rack> {
  const choices: Choice[] = []
  let looked = 0
  for (const dish of dishes.values()) {
    if (++looked % slice === 0) yield
    const place = places.get(dish.place)!
    const add = (one: Dish | undefined, kind: 'dish' | 'variation') => {
      const choice = one && choiceOfDish(one, place, kind)
      if (choice) choices.push(choice)
    }
    add(dish, 'dish')
    for (const slug of variationsOf(dish)) add(variationOf(dish, slug, foods), 'variation')
  }
  yield
  return rackOf(choices)
}

/** What the cookbook has under the same name is left to the cookbook. */
function* layFiller(drafts: readonly Draft[], { dishes }: Cookbook): Generator<undefined, Rack> {
  const names = new Set([...dishes.values()].flatMap(({ title, names }) => [title, ...names]).map(nameKey))
  const choices: Choice[] = []
  for (const [at, draft] of drafts.entries()) {
    if (at % (2 * slice) === 0) yield
    if ([draft.title, nameOf(draft.id) ?? draft.title].some((name) => names.has(nameKey(name)))) continue
    const choice = choiceOfDraft(draft)
    if (choice) choices.push(choice)
  }
  yield
  return rackOf(choices)
}

/** A shelf of a cookbook and of drafts. */
export function shelfOf(book: Cookbook, drafts: () => readonly Draft[]): Shelf {
  const filler = inSlices(() => layFiller(drafts(), book))
  return assemble(inSlices(() => layDishes(book)).get(), filler.get)
}

function assemble(dishes: Rack, filler: () => Rack): Shelf {
  const byId = new Map(dishes.all.map((choice) => [choice.id, choice]))
  const others = new Map<string, Choice | undefined>()
  return {
    dishes,
    filler,
    find(id) {
      const known = byId.get(id)
      if (known) return known
      // A long history must not be made anew on each call.
      if (!others.has(id)) {
        if (others.size >= 5_000) others.clear()
        others.set(id, remake(id))
      }
      return others.get(id)
    },
  }
}

function remake(id: string): Choice | undefined {
  const dish = dishOfRecipe(id)
  if (dish) {
    const place = cookbook().places.get(dish.place)!
    return choiceOfDish(dish, place, id === recipeIdOf(dish.id) ? 'dish' : 'variation')
  }
  const draft = remakeDraft(id)
  return draft && choiceOfDraft(draft)
}

/** The whole kitchen's shelf, laid out on first use. */
export const kitchenShelf = (): Shelf => (whole ??= assemble(dishes.get(), filler.get))

export function* shelfSlices(): Generator<undefined, void> {
  yield* dishes.slices()
  yield* filler.slices()
}

let whole: Shelf | undefined
const dishes = inSlices(() => layDishes(cookbook()))
const filler = inSlices(() => layFiller(pool(), cookbook()))
