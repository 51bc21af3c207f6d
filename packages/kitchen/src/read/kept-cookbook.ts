import type { Cookbook } from './cookbook.ts'
import type { Dish, Portion } from './dish.ts'
import type { Food } from './food.ts'
import { type Bytes, type KeptFile, keptFile } from './kept-files.ts'
import { type KeptPortion, keptPortionsOf, portionsOf } from './kept-portions.ts'
import { keptStepsOf, type Method, methodOf } from './kept-steps.ts'
import type { Place } from './place.ts'

/** Raised when what is kept has another shape, so that an older file is not read. */
const shape = 13

/** The content of the cookbook's files, by folder and path. */
export type CookbookBytes = Readonly<Record<'dishes' | 'foods' | 'places', Bytes>>

/** What is planned and searched by: all but the method, whose place in the file it names. */
type KeptFacts = Omit<Dish, 'portions' | 'swaps' | keyof Method> & {
  portions: KeptPortion[]
  swaps: [string, Dish['swaps'] extends ReadonlyMap<string, infer Swaps> ? Swaps : never][]
  method: [from: number, to: number]
}

/** The first line of the file; below it lie the methods. */
type Kept = { foods: Food[]; places: Place[]; words: string[]; dishes: KeptFacts[] }

const lineEnd = 10

/** The cookbook that was read from these very files before; undefined when there is none that can be read. */
export function keptCookbook(files: CookbookBytes): Cookbook | undefined {
  const bytes = fileOf(files).read()
  if (!bytes) return undefined
  const end = bytes.indexOf(lineEnd)
  // A copy, so that the first line is let go.
  const methods = Buffer.from(bytes.subarray(end + 1))
  const kept = JSON.parse(bytes.toString('utf8', 0, end)) as Kept
  const { foods, places, words, dishes } = kept
  return {
    dishes: new Map(dishes.map((dish) => [dish.id, dishOf(dish, { foods, words, methods })])),
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

type Tables = { foods: readonly Food[]; words: readonly string[]; methods: Buffer }

/**
 * The dish with its foods. Its method is two thirds of it, and few dishes of thousands are ever cooked: it is read when it is
 * asked for, and let go again when nobody holds it any more.
 */
function dishOf({ portions, swaps, method: [from, to], ...facts }: KeptFacts, tables: Tables): Dish {
  let last: WeakRef<Method> | undefined
  const method = () => {
    const held = last?.deref()
    if (held) return held
    const read = methodOf(JSON.parse(tables.methods.toString('utf8', from, to)))
    last = new WeakRef(read)
    return read
  }
  return {
    ...facts,
    portions: portionsOf(portions, tables) as Portion[],
    swaps: swaps.length === 0 ? noSwaps : new Map(swaps),
    get steps() {
      return method().steps
    },
    get notes() {
      return method().notes
    },
    get checked() {
      return method().checked
    },
  }
}

const noSwaps: Dish['swaps'] = new Map()

/** Keeps what was read, in place of what other files gave. */
export const keepCookbook = (files: CookbookBytes, cookbook: Cookbook): void => fileOf(files).write(written(cookbook))

const fileOf = ({ dishes, foods, places }: CookbookBytes): KeptFile =>
  keptFile('cookbook', shape, [dishes, foods, places])

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
  const kept = [...dishes.values()].map(({ portions, swaps, steps, notes, checked, ...facts }): KeptFacts => {
    const method = Buffer.from(JSON.stringify(keptStepsOf({ steps, notes, checked })))
    const from = length
    length += method.length
    methods.push(method)
    return { ...facts, portions: keptPortionsOf(portions, at), swaps: [...swaps], method: [from, length] }
  })
  const first: Kept = {
    foods: [...foods.all],
    places: [...places.values()],
    words: [...words.keys()],
    dishes: kept,
  }
  return Buffer.concat([Buffer.from(JSON.stringify(first)), Buffer.of(lineEnd), ...methods])
}
