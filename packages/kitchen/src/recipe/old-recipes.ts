import * as z from 'zod'
import { cookbook } from '../read/load-cookbook.ts'
import { readTable } from '../read/table-file.ts'
import { variationsOf } from '../read/variation.ts'
import { dishIdOf } from './recipe-of-dish.ts'

const Row = z.object({ 'old id begins': z.string().min(2), recipe: z.string().min(2) })

let rows: ReadonlyMap<string, string> | undefined

/** Returns the replacements for old recipes and merged dishes, by the first parts of their id. */
function replacements(): ReadonlyMap<string, string> {
  rows ??= new Map(readTable('old-recipes.csv', Row).map(({ 'old id begins': begins, recipe }) => [begins, recipe]))
  return rows
}

/**
 * Returns the current id for an old one: a former recipe with a four-part id (family.main.base.style, such as
 * 'dal.toor.tadka.-'), or a dish merged into another file ('karnataka.kesari-bath'), with its variation if the other
 * dish has it, or a removed variation. All other ids are returned unchanged.
 */
export function currentId(id: string): string {
  const parts = id.split('.')
  if (parts.length > 4) return id
  const named = parts.slice(0, 2).join('.')
  // A variation that the file no longer has becomes the dish itself.
  if (cookbook().dishes.has(dishIdOf(named))) return parts.length === 3 ? withVariation(named, parts[2]!) : id
  // A single part refers to a former family.
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
