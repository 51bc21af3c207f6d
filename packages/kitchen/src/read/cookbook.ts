import { checkDish } from './check-dish.ts'
import type { Dish } from './dish.ts'
import type { Fault } from './fault.ts'
import { type Foods, readFoods } from './food.ts'
import { readDish } from './read-dish.ts'

export type Cookbook = {
  dishes: ReadonlyMap<string, Dish>
  foods: Foods
  /** What stops a build. */
  faults: readonly Fault[]
  /** What a person should look at. */
  doubts: readonly Fault[]
}

type Files = {
  /** The content of each file below `dishes/`, by its path there. */
  dishes: ReadonlyMap<string, string>
  /** The content of each file of `foods/`, by its path. */
  foods: ReadonlyMap<string, string>
}

/** Reads a whole cookbook and checks what concerns several dishes: a name belongs to one dish. */
export function readCookbook(files: Files): Cookbook {
  const foods = readFoods(files.foods)
  const faults: Fault[] = [...foods.faults]
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
    for (const name of new Set([dish.title, ...dish.names].map(nameKey))) {
      const other = named.get(name)
      if (other) faults.push({ file, line: lineOf(text, name), text: `'${name}' is a name of ${other} already` })
      else named.set(name, dish.id)
    }
  }
  for (const [id, { formOf }] of dishes) {
    if (formOf && !dishes.has(formOf))
      doubts.push({ file: `${id}.cook`, line: 1, text: `form_of: ${formOf} has no file yet` })
  }
  return { dishes, foods, faults, doubts }
}

/** Two names that differ by case, accents and hyphens only are one name. */
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
