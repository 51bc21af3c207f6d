import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cookbook, CookbookFiles } from './cookbook.ts'
import type { Dish, Portion, StepPart, Swap } from './dish.ts'
import type { Food } from './food.ts'
import type { Place } from './place.ts'

const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/cookbook')

/** Raised when what is kept has another shape, so that an older file is not read. */
const shape = 11

/** A dish as JSON: foods by their names, lists instead of maps. */
type KeptDish = Omit<Dish, 'portions' | 'swaps'> & {
  portions: (Omit<Dish['portions'][number], 'food'> & { food: string })[]
  swaps: [string, readonly Swap[]][]
}

type Kept = { foods: Food[]; places: Place[]; dishes: KeptDish[] }

/** The cookbook that was read from these very files before; undefined when there is none that can be read. */
export function keptCookbook(files: CookbookFiles): Cookbook | undefined {
  let kept: Kept
  try {
    kept = JSON.parse(readFileSync(fileOf(files), 'utf8')) as Kept
  } catch {
    // Nothing is kept yet, or it was cut short: the files are read.
    return undefined
  }
  const { foods, places, dishes } = kept
  const share = sharing()
  const byName = new Map(foods.flatMap((food) => [food.name, ...food.names].map((name) => [name, food])))
  return {
    dishes: new Map(dishes.map((dish) => [dish.id, dishOf(dish, byName, share)])),
    foods: { all: foods, byName, faults: [] },
    places: new Map(places.map((place) => [place.id, place])),
    faults: [],
    doubts: [],
  }
}

/**
 * The dish itself, with its foods: to copy thousands takes a tenth of a second. What is the same in many dishes is there
 * once ('finely chopped', ', ', the first food): a third of the cookbook's memory.
 */
function dishOf(kept: KeptDish, foods: ReadonlyMap<string, Food>, share: Sharing): Dish {
  const dish = kept as unknown as { -readonly [key in keyof Dish]: Dish[key] }
  for (const one of kept.portions) {
    const food = foods.get(one.food)!
    const portion = one as unknown as Portion
    portion.food = food
    portion.name = portion.name === food.name ? food.name : share.text(portion.name)
    portion.preparation = share.text(portion.preparation)
  }
  for (const { parts } of dish.steps as unknown as { parts: StepPart[] }[]) {
    for (const [at, part] of parts.entries()) parts[at] = share.part(part)
  }
  dish.swaps = kept.swaps.length === 0 ? noSwaps : new Map(kept.swaps)
  return dish
}

const noSwaps: Dish['swaps'] = new Map()

type Sharing = { text(text: string): string; part(part: StepPart): StepPart }

/** Gives the first of all that are alike. */
function sharing(): Sharing {
  const texts = new Map<string, string>()
  const parts = new Map<string, StepPart>()
  return {
    text(text) {
      const known = texts.get(text)
      if (known === undefined) texts.set(text, text)
      return known ?? text
    },
    part(part) {
      const key = Object.values(part).join('\0')
      const known = parts.get(key)
      if (known === undefined) parts.set(key, part)
      return known ?? part
    },
  }
}

/** Keeps what was read, in place of what other files gave. Without a place to write it is read anew at each start. */
export function keepCookbook(files: CookbookFiles, { dishes, foods, places }: Cookbook): void {
  const kept: Kept = {
    foods: [...foods.all],
    places: [...places.values()],
    dishes: [...dishes.values()].map(({ portions, swaps, ...rest }) => ({
      ...rest,
      portions: portions.map((portion) => ({ ...portion, food: portion.food.name })),
      swaps: [...swaps],
    })),
  }
  const file = fileOf(files)
  const draft = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, JSON.stringify(kept))
    renameSync(draft, file)
    for (const other of readdirSync(folder)) {
      if (other.endsWith('.json') && other !== path.basename(file)) rmSync(path.join(folder, other), { force: true })
    }
  } catch (error) {
    if (!isReadOnly(error)) throw error
  }
}

const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(String(error.code))

function fileOf(files: CookbookFiles): string {
  const hash = createHash('sha256').update(String(shape))
  for (const group of [files.dishes, files.foods, files.places]) {
    for (const [name, text] of group) hash.update(name).update('\0').update(text).update('\0')
  }
  return path.join(folder, `${hash.digest('hex').slice(0, 32)}.json`)
}
