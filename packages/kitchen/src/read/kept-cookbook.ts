import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Cookbook, CookbookFiles } from './cookbook.ts'
import type { Dish } from './dish.ts'
import { readFoods } from './food.ts'
import { readPlaces } from './place.ts'

const folder = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/cookbook')

/** Raised when what is kept has another shape, so that an older file is not read. */
const shape = 3

/** A dish as JSON: foods by their names, lists instead of maps. */
type KeptDish = Omit<Dish, 'portions' | 'swaps'> & {
  portions: (Omit<Dish['portions'][number], 'food'> & { food: string })[]
  swaps: [string, readonly string[]][]
}

/** The cookbook that was read from these very files before; undefined when there is none that can be read. */
export function keptCookbook(files: CookbookFiles): Cookbook | undefined {
  let dishes: KeptDish[]
  try {
    dishes = JSON.parse(readFileSync(fileOf(files), 'utf8')) as KeptDish[]
  } catch {
    // Nothing is kept yet, or it was cut short: the files are read.
    return undefined
  }
  const foods = readFoods(files.foods)
  const whole = dishes.map(
    ({ portions, swaps, ...rest }): Dish => ({
      ...rest,
      portions: portions.map((portion) => ({ ...portion, food: foods.byName.get(portion.food)! })),
      swaps: new Map(swaps),
    }),
  )
  return {
    dishes: new Map(whole.map((dish) => [dish.id, dish])),
    foods,
    places: readPlaces(files.places).byId,
    faults: [],
    doubts: [],
  }
}

/** Keeps what was read, in place of what other files gave. Without a place to write it is read anew at each start. */
export function keepCookbook(files: CookbookFiles, { dishes }: Cookbook): void {
  const kept = [...dishes.values()].map(
    ({ portions, swaps, ...rest }): KeptDish => ({
      ...rest,
      portions: portions.map((portion) => ({ ...portion, food: portion.food.name })),
      swaps: [...swaps],
    }),
  )
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
