import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { cookbook } from '../read/load-cookbook.ts'
import { dishIdOf } from './of-dish.ts'

const file = path.resolve(import.meta.dirname, '../../old-recipes.csv')

let rows: ReadonlyMap<string, string> | undefined

/** The recipes that stand for those of the first kitchen, by the first parts of an id. */
function replacements(): ReadonlyMap<string, string> {
  rows ??= new Map(
    (parse(readFileSync(file, 'utf8'), { from_line: 2 }) as [begins: string, recipe: string][]).map(
      ([begins, recipe]) => [begins, recipe],
    ),
  )
  return rows
}

/**
 * The recipe that now stands for one of the first kitchen, whose ids had four parts (family.main.base.style, such as
 * 'dal.toor.tadka.-'): the dish that is nearest to it by name and foods. Every other id is given back as it is.
 */
export function currentId(id: string): string {
  const parts = id.split('.')
  if (parts.length !== 4 || cookbook().dishes.has(dishIdOf(parts.slice(0, 2).join('.')))) return id
  for (let length = 3; length > 0; length--) {
    const found = replacements().get(parts.slice(0, length).join('.'))
    if (found) return found
  }
  return id
}
