import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { cookbook } from '../read/load-cookbook.ts'
import { variationsOf } from '../read/variation.ts'
import { dishIdOf } from './of-dish.ts'

const file = path.resolve(import.meta.dirname, '../../old-recipes.csv')

let rows: ReadonlyMap<string, string> | undefined

/** The recipes that stand for those of the first kitchen and for merged dishes, by the first parts of an id. */
function replacements(): ReadonlyMap<string, string> {
  rows ??= new Map(
    (parse(readFileSync(file, 'utf8'), { from_line: 2 }) as [begins: string, recipe: string][]).map(
      ([begins, recipe]) => [begins, recipe],
    ),
  )
  return rows
}

/**
 * The recipe that now stands for another: one of the first kitchen, whose ids had four parts (family.main.base.style, such as
 * 'dal.toor.tadka.-'), or a dish whose file was merged into that of the same dish ('karnataka.kesari-bath'), with its
 * variation where the dish that stands for it has the same, or a variation that is no more. Every other id is given back as it is.
 */
export function currentId(id: string): string {
  const parts = id.split('.')
  if (parts.length > 4) return id
  const named = parts.slice(0, 2).join('.')
  // A variation that its file names no more is shown as its dish.
  if (cookbook().dishes.has(dishIdOf(named))) return parts.length === 3 ? withVariation(named, parts[2]!) : id
  // One part alone names a family of the first kitchen.
  for (let length = Math.min(parts.length, 3); length >= (parts.length === 4 ? 1 : 2); length--) {
    const found = replacements().get(parts.slice(0, length).join('.'))
    if (found) return parts.length === 3 && length === 2 ? withVariation(found, parts[2]!) : found
  }
  return id
}

function withVariation(id: string, slug: string): string {
  const dish = cookbook().dishes.get(dishIdOf(id))
  return dish && variationsOf(dish).includes(slug) ? `${id}.${slug}` : id
}
