import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'

const file = path.resolve(import.meta.dirname, '../../names/household.csv')

/** A word for a food as households say it. */
type HouseholdName = {
  food: Food
  name: string
  /** A guess that is good enough for a shop ('dal' is toor dal) and not for what somebody eats. */
  onlyList: boolean
}

let read: readonly HouseholdName[] | undefined

/** The names of names/household.csv, for the shopping list and for recipes that people bring along. */
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
