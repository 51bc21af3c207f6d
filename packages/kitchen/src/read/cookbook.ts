import { checkDish } from './check-dish.ts'
import { readCompany } from './company.ts'
import type { Dish } from './dish.ts'
import type { Fault } from './fault.ts'
import { type Foods, readFoods } from './food.ts'
import { type Places, readPlaces } from './place.ts'
import { readDish } from './read-dish.ts'
import { titleOfVariation } from './variation.ts'

export type Cookbook = {
  dishes: ReadonlyMap<string, Dish>
  foods: Foods
  places: Places['byId']
  /** Faults stop a build. */
  faults: readonly Fault[]
  /** Doubts are for a person to check. */
  doubts: readonly Fault[]
}

/** The files of a cookbook: the content of each by its path within its folder. */
export type CookbookFiles = {
  dishes: ReadonlyMap<string, string>
  foods: ReadonlyMap<string, string>
  places: ReadonlyMap<string, string>
  /** The table of accompaniments; without it they are not checked. */
  company?: string
}

/** Parses a whole cookbook and checks what concerns several dishes: each name must belong to only one dish. */
export function readCookbook(files: CookbookFiles): Cookbook {
  const foods = readFoods(files.foods)
  const places = readPlaces(files.places)
  const faults: Fault[] = [...foods.faults, ...places.faults]
  const doubts: Fault[] = []
  const dishes = new Map<string, Dish>()
  const named = new Map<string, string>()
  for (const [file, text] of files.dishes) {
    const read = readDish(file, text, foods)
    faults.push(...read.faults)
    if (!read.dish) continue
    const { dish } = read
    dishes.set(dish.id, dish)
    faults.push(...checkDish(dish, text))
    for (const place of [dish.place, ...dish.alsoIn]) {
      if (!places.byId.has(place))
        faults.push({ file, line: lineOf(text, 'place:'), text: `'${place}' has no file in places/` })
    }
    for (const name of new Set([dish.title, ...dish.names].map(nameKey))) {
      const other = named.get(name)
      if (other) faults.push({ file, line: lineOf(text, name), text: `'${name}' is a name of ${other} already` })
      else named.set(name, dish.id)
    }
  }
  for (const [id, dish] of dishes) {
    const file = `${id}.cook`
    for (const replacements of dish.swaps.values()) {
      for (const swap of replacements) {
        const title = titleOfVariation(dish, swap)
        const other = named.get(nameKey(title))
        if (other) {
          const text = `swaps: '${title}' is a name of ${other} already; leave the swap out, or give it another title`
          faults.push({ file, line: lineOf(files.dishes.get(file)!, 'swaps'), text })
        } else named.set(nameKey(title), `a swap of ${id}`)
      }
    }
  }
  if (files.company !== undefined)
    faults.push(...faultsOfCompany(files.company, files, { dishes, places: places.byId }))
  for (const { id, known_for } of places.byId.values()) {
    for (const dish of known_for) {
      if (!dishes.has(dish)) faults.push({ file: `${id}.yaml`, line: 1, text: `known_for: '${dish}' has no file` })
    }
  }
  for (const [id, { formOf }] of dishes) {
    if (formOf && !dishes.has(formOf))
      doubts.push({ file: `${id}.cook`, line: 1, text: `form_of: ${formOf} has no file yet` })
  }
  return { dishes, foods, places: places.byId, faults, doubts }
}

/**
 * Returns a fault for each accompaniment that is neither a dish nor a row of the table, because it is then unknown
 * whether it contains meat.
 */
function faultsOfCompany(
  table: string,
  files: CookbookFiles,
  { dishes, places }: Pick<Cookbook, 'dishes' | 'places'>,
): Fault[] {
  const { byName, faults } = readCompany(table)
  const unknown = (file: string, text: string, named: readonly string[]): Fault[] =>
    named
      .filter((one) => !dishes.has(one) && !byName.has(one))
      .map((one) => ({
        file,
        line: lineOf(text, nameKey(one)),
        text: `'${one}' is neither a dish nor a row of menus/company.csv`,
      }))
  return [
    ...faults,
    ...[...dishes.values()].flatMap((dish) =>
      unknown(`${dish.id}.cook`, files.dishes.get(`${dish.id}.cook`)!, dish.with),
    ),
    ...[...places.values()].flatMap(({ id, lunch }) =>
      unknown(`${id}.yaml`, files.places.get(`${id}.yaml`)!, lunch.slice(0, 2)),
    ),
  ]
}

/** Returns a key that names share if they differ only in case, accents and hyphens. */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[-’'.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function lineOf(text: string, name: string): number {
  const line = text.split('\n').findIndex((one) => nameKey(one).includes(name))
  return line + 1 || 1
}
