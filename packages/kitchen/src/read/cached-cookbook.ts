import { type Bytes, type CachedFile, cachedFile } from './cached-files.ts'
import type { Cookbook } from './cookbook.ts'
import type { Dish, Portion, Timer } from './dish.ts'
import type { Food } from './food.ts'
import { type OnlyOnce, onlyOnce } from './only-once.ts'
import type { Place } from './place.ts'
import { rows, rowsAt } from './rows.ts'
import { portionsOf, type StoredPortion, storedPortionsOf } from './stored-portions.ts'
import { type Method, methodOf, storedStepsOf } from './stored-steps.ts'

/** Increase when the stored format changes, so that older files are not read. */
const shape = 20

/** The content of the cookbook's files, by folder and path. */
export type CookbookBytes = Readonly<Record<'dishes' | 'foods' | 'places', Bytes>>

/**
 * The facts used for planning and search: everything except the method, which is given by its byte range in the file.
 */
type StoredFacts = Omit<Dish, 'portions' | 'timers' | 'swaps' | keyof Method> & {
  /** Indices into the shared tables: six of seven portions also occur in another dish. */
  portions: number[]
  timers: number[]
  swaps: [string, Dish['swaps'] extends ReadonlyMap<string, infer Swaps> ? Swaps : never][]
  method: [from: number, to: number]
}

/** The first line of the file; the methods follow it. */
type StoredCookbook = {
  foods: Food[]
  places: Place[]
  words: string[]
  portions: StoredPortion[]
  timers: Timer[]
  dishes: StoredFacts[]
}

const lineEnd = 10

/** Returns the cookbook cached from exactly these files; undefined when there is no readable one. */
export function cachedCookbook(files: CookbookBytes): Cookbook | undefined {
  const bytes = fileOf(files).read()
  if (!bytes) return undefined
  const end = bytes.indexOf(lineEnd)
  // A copy, so that the first line can be freed.
  const methods = Buffer.from(bytes.subarray(end + 1))
  const stored = JSON.parse(bytes.toString('utf8', 0, end)) as StoredCookbook
  const { foods, places, words, timers, dishes } = stored
  const tables: Tables = {
    portions: portionsOf(stored.portions, { foods, words }),
    timers,
    methods: openMethods(methods),
    once: onlyOnce(),
  }
  return {
    dishes: new Map(dishes.map((dish) => [dish.id, dishOf(dish, tables)])),
    foods: {
      all: foods,
      byName: new Map(foods.flatMap((food) => [food.name, ...food.names].map((name) => [name, food]))),
      faults: [],
    },
    places: new Map(places.map((place) => [place.id, place])),
    faults: [],
    doubts: [],
  }
}

type Tables = { portions: readonly Portion[]; timers: readonly Timer[]; methods: Methods; once: OnlyOnce }

/**
 * Builds a dish with a lazy method: it takes up two thirds of a dish, and few of the thousands of dishes are ever
 * cooked.
 */
function dishOf({ portions, swaps, timers, method, ...facts }: StoredFacts, tables: Tables): Dish {
  const { once } = tables
  const dish = {
    ...facts,
    place: once.text(facts.place),
    alsoIn: once.list(facts.alsoIn),
    course: once.text(facts.course),
    meals: once.list(facts.meals),
    role: once.text(facts.role),
    occasions: once.list(facts.occasions),
    season: facts.season && once.list(facts.season),
    with: once.list(facts.with),
    skills: once.list(facts.skills),
    methods: once.list(facts.methods),
    suits: once.list(facts.suits),
    timers: rowsAt(tables.timers, timers),
    portions: rowsAt(tables.portions, portions),
    swaps: swaps.length === 0 ? noSwaps : new Map(swaps),
  }
  return tables.methods.of(dish, method)
}

type Methods = { of(dish: Omit<Dish, keyof Method>, place: readonly [from: number, to: number]): Dish }

/** The number of parsed methods kept in memory: more than a day's plan has. */
const maxMethods = 200

/**
 * Parses methods on demand. Weak references would not do: their targets stay alive until the event loop turns, so a
 * search that looks at every dish would hold all methods, 14 MB.
 */
function openMethods(bytes: Buffer): Methods {
  const places = new WeakMap<object, readonly [from: number, to: number]>()
  const recent = new Map<number, Method>()
  const methodAt = ([from, to]: readonly [from: number, to: number]): Method => {
    const known = recent.get(from)
    if (known) return known
    const read = methodOf(JSON.parse(bytes.toString('utf8', from, to)))
    if (recent.size >= maxMethods) recent.delete(recent.keys().next().value!)
    recent.set(from, read)
    return read
  }
  // All dishes share one getter, because a closure per dish would take four times the memory. They are own properties,
  // so that spreading a dish copies them.
  const read = (field: keyof Method) => ({
    enumerable: true,
    get(this: object) {
      return methodAt(places.get(this)!)[field]
    },
  })
  const fields: Record<keyof Method, PropertyDescriptor> = {
    steps: read('steps'),
    notes: read('notes'),
    checked: read('checked'),
  }
  return {
    of(dish, place) {
      places.set(dish, place)
      for (const field of methodFields) Object.defineProperty(dish, field, fields[field])
      return dish as Dish
    },
  }
}

const methodFields = ['steps', 'notes', 'checked'] as const satisfies (keyof Method)[]

const noSwaps: Dish['swaps'] = new Map()

/** Caches the parsed cookbook, replacing that of other files. */
export const cacheCookbook = (files: CookbookBytes, cookbook: Cookbook): void => fileOf(files).write(written(cookbook))

const fileOf = ({ dishes, foods, places }: CookbookBytes): CachedFile =>
  cachedFile('cookbook', shape, [dishes, foods, places])

function written({ dishes, foods, places }: Cookbook): Buffer {
  const methods: Buffer[] = []
  let length = 0
  const words = new Map<string, number>()
  const at = {
    food: new Map(foods.all.map((food, index) => [food, index])),
    word(word: string) {
      if (!words.has(word)) words.set(word, words.size)
      return words.get(word)!
    },
  }
  const tables = { portions: rows<StoredPortion>(), timers: rows<Timer>() }
  const storedDishes = [...dishes.values()].map(
    ({ portions, timers, swaps, steps, notes, checked, ...facts }): StoredFacts => {
      const method = Buffer.from(JSON.stringify(storedStepsOf({ steps, notes, checked })))
      const from = length
      length += method.length
      methods.push(method)
      return {
        ...facts,
        portions: tables.portions.placesOf(storedPortionsOf(portions, at)),
        timers: tables.timers.placesOf(timers),
        swaps: [...swaps],
        method: [from, length],
      }
    },
  )
  const first: StoredCookbook = {
    foods: [...foods.all],
    places: [...places.values()],
    words: [...words.keys()],
    portions: tables.portions.all,
    timers: tables.timers.all,
    dishes: storedDishes,
  }
  return Buffer.concat([Buffer.from(JSON.stringify(first)), Buffer.of(lineEnd), ...methods])
}
