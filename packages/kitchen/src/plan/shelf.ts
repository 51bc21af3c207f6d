import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { placeOf } from '../compose/place.ts'
import { pool, tellingIds } from '../compose/pool.ts'
import { flagsOf } from '../diet/diet.ts'
import { inSlices } from '../in-slices.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { draftFor } from '../recipe/recipe.ts'
import { type Category, categories } from '../recipe/types.ts'
import { servedAs } from './also-served.ts'
import { authenticity } from './authenticity.ts'
import { allergenBit, traits } from './traits.ts'

/** The light facts of a recipe that a draw needs; the draft is its key to the words. */
export type Dish = {
  id: string
  identity: string
  family: string
  label: string
  draft: Draft
  veg: boolean
  state: string
  region: string
  /** Bit n for the n-th category. */
  categories: number
  traits: number
  allergens: number
  /** Numbers of the ingredients that tell it from another, and of those that could be in season. */
  telling: number[]
  fresh: readonly number[]
  /** Numbers of identity and main, to look up what was shown. */
  identityAt: number
  mainAt: number
  /** Hashes of id and of family and main, for draws that do not depend on what else is on the shelf. */
  mark: number
  mainMark: number
}

export type Family = {
  id: string
  mark: number
  dishes: Dish[]
  /** Also stands in a category that has fewer dishes of its kind, and should be left to it. */
  wantedElsewhere: boolean
}

export type Shelf = {
  offers(category: Category, veg: boolean): readonly Family[]
  byFamily: ReadonlyMap<string, Dish[]>
  find(id: string): Dish | undefined
}

const numbers = new Map([...ingredients.keys()].map((id, index) => [id, index]))
export const ingredientCount = numbers.size
export const numberOf = (id: string): number | undefined => numbers.get(id)

const identities = new Map<string, number>()
const mains = new Map<string, number>()

function numbered(known: Map<string, number>, key: string): number {
  let number = known.get(key)
  if (number === undefined) {
    number = known.size
    known.set(key, number)
  }
  return number
}

/** How many identities and mains have been numbered so far. */
export const identityCount = (): number => identities.size
export const mainCount = (): number => mains.size

const sides = new Set(['roti', 'flavourbread', 'raita', 'chutney', 'rasam'])
const drinks = new Set(['drink', 'hotdrink'])
const porks = new Set(['pork', 'pork-chops', 'smoked-pork', 'chorizo'])
const seasonal = new Set(['main', 'second'])

const kept = traits.vegan | traits.jain | traits.vrat | traits.noOnionGarlic

type Row = { lets: number; brings: number; allergens: number }

/** What each ingredient lets a dish be, what it brings, and its allergens. */
const readRows = (): Map<string, Row> =>
  new Map(
    [...ingredients.values()].map(({ id, diet, allergens }) => {
      const flags = flagsOf([id])
      const lets =
        (flags.vegan ? traits.vegan : 0) |
        (flags.jain ? traits.jain : 0) |
        (flags.vrat ? traits.vrat : 0) |
        (flags.noOnionGarlic ? traits.noOnionGarlic : 0)
      const brings =
        (diet === 'egg' ? traits.egg : 0) | (porks.has(id) ? traits.pork : 0) | (id === 'buffalo' ? traits.buffalo : 0)
      return [id, { lets, brings, allergens: allergens.reduce((all, name) => all | allergenBit(name), 0) }]
    }),
  )

let rows: Map<string, Row> | undefined

export function dishOf(draft: Draft): Dish {
  const { family, parts, diet, id, identity, label } = draft
  rows ??= readRows()
  let lets: number = kept
  let brings = 0
  let allergens = 0
  for (const part of parts) {
    const row = rows.get(part.id)!
    lets &= row.lets
    brings |= row.brings
    allergens |= row.allergens
  }
  const marks =
    (family.uptake ? traits.fried : 0) |
    (family.sweet ? traits.sweet : 0) |
    (sides.has(family.id) ? traits.side : 0) |
    (drinks.has(family.id) ? traits.drink : 0) |
    (authenticity(draft) > 0 ? traits.named : 0)
  const { state, region } = placeOf(draft)
  return {
    id,
    identity,
    family: family.id,
    label,
    draft,
    veg: diet === 'veg',
    state,
    region: region === 'All' ? 'Pan-India' : region,
    categories: servedAs(draft).reduce((all, one) => all | bitOf(one), 0),
    traits: lets | brings | marks,
    allergens,
    telling: [...tellingIds(draft)].map((one) => numbers.get(one)!),
    fresh: parts.filter(({ from }) => seasonal.has(from)).map((part) => numbers.get(part.id)!),
    identityAt: numbered(identities, identity),
    mainAt: numbered(mains, label),
    mark: hash(id),
    mainMark: hash(`${family.id} ${label}`),
  }
}

/** How many dishes hold each ingredient. */
function holdingOf(dishes: readonly Dish[]): Uint32Array {
  const holding = new Uint32Array(ingredientCount)
  for (const { telling } of dishes) for (const one of telling) holding[one]!++
  return holding
}

/** Puts what few dishes hold before what many do, in one order for all, so that likeness is soon ruled out. */
function rarestFirst(dish: Dish, holding: Uint32Array): Dish {
  dish.telling.sort((left, right) => holding[left]! - holding[right]! || left - right)
  return dish
}

/** Dishes with egg, fish or meat are fewest at tea and at breakfast: other categories leave families to those that need them. */
const leftTo: Record<Category, readonly Category[]> = {
  Breakfast: ['Hi-Tea'],
  Lunch: ['Breakfast', 'Hi-Tea', 'All-Time Snacks'],
  'Hi-Tea': [],
  Dinner: ['Breakfast', 'Hi-Tea', 'All-Time Snacks'],
  'All-Time Snacks': ['Breakfast', 'Hi-Tea'],
}

/** How a family's table names its meals: what a family leaves to others must not hang on which of its dishes stands first. */
const letterOf: Record<Category, string> = {
  Breakfast: 'B',
  Lunch: 'L',
  'Hi-Tea': 'H',
  Dinner: 'D',
  'All-Time Snacks': 'S',
}

const bitOf = (category: Category): number => 1 << categories.indexOf(category)

function offersOf(dishes: readonly Dish[], category: Category, veg: boolean): Family[] {
  const offered = dishes.filter((dish) => dish.veg === veg && dish.categories & bitOf(category))
  return [...Map.groupBy(offered, ({ family }) => family)].map(([id, all]) => ({
    id,
    mark: hash(id),
    dishes: all,
    wantedElsewhere: !veg && leftTo[category].some((other) => all[0]!.draft.family.meal.includes(letterOf[other])),
  }))
}

/** A shelf of given drafts: what each category offers of each kind, by family. */
export const shelfOf = (drafts: readonly Draft[]): Shelf => inSlices(() => layOut(drafts)).get()

/** So many dishes are a slice of the work. */
const sliceDishes = 250

function* layOut(drafts: readonly Draft[]): Generator<undefined, Shelf> {
  const dishes: Dish[] = []
  for (const draft of drafts) {
    dishes.push(dishOf(draft))
    if (dishes.length % sliceDishes === 0) yield
  }
  const holding = holdingOf(dishes)
  yield
  for (const [at, dish] of dishes.entries()) {
    rarestFirst(dish, holding)
    if (at % (4 * sliceDishes) === 0) yield
  }
  yield
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  const offers = new Map<string, Family[]>()
  for (const veg of [true, false])
    for (const category of categories) {
      offers.set(`${category} ${veg}`, offersOf(dishes, category, veg))
      yield
    }
  const gone = new Map<string, Dish | undefined>()
  return {
    offers: (category, veg) => offers.get(`${category} ${veg}`)!,
    byFamily: Map.groupBy(dishes, ({ family }) => family),
    find(id) {
      const known = byId.get(id)
      if (known) return known
      // What has left the pool is still remembered as seen; a long history must not be rebuilt on each call.
      if (!gone.has(id)) {
        if (gone.size >= 5_000) gone.clear()
        const draft = draftFor(id)
        gone.set(id, draft && rarestFirst(dishOf(draft), holding))
      }
      return gone.get(id)
    },
  }
}

/** The whole kitchen's shelf, laid out on first use. */
export const kitchenShelf = (): Shelf => whole.get()

export const shelfSlices = () => whole.slices()

const whole = inSlices(() => layOut(pool()))
