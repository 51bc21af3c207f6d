import * as z from 'zod'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'

const Row = z.object({ food: z.string().min(2), names: list, 'only list': list })

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
  read = readTable('names/household.csv', Row).flatMap(({ food: id, names, 'only list': listed }) => {
    const food = cookbook().foods.byName.get(id)
    if (!food) throw new Error(`names/household.csv: no food is called '${id}'`)
    return [
      ...names.map((name) => ({ food, name, onlyList: false })),
      ...listed.map((name) => ({ food, name, onlyList: true })),
    ]
  })
  return read
}
