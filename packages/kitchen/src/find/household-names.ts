import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

const file = path.resolve(import.meta.dirname, '../../names/household.csv')

/** A household's everyday word for a food. */
type HouseholdName = {
  food: Food
  name: string
  /** True for a guess that is good enough for shopping ("dal" is toor dal), but not for deciding what somebody eats. */
  onlyList: boolean
}

let read: readonly HouseholdName[] | undefined

/** Returns the names of names/household.csv, for the shopping list and for imported recipes. */
export function householdNames(): readonly HouseholdName[] {
  if (read) return read
  const rows = parse(readFileSync(file, 'utf8'), { columns: true }) as Record<'food' | 'names' | 'only list', string>[]
  const apart = (names: string) => names.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  read = rows.flatMap(({ food: id, names, 'only list': listed }) => {
    const food = cookbook().foods.byName.get(id)
    if (!food) throw new Error(`names/household.csv: no food is called '${id}'`)
    return [
      ...apart(names).map((name) => ({ food, name, onlyList: false })),
      ...apart(listed).map((name) => ({ food, name, onlyList: true })),
    ]
  })
  return read
}
