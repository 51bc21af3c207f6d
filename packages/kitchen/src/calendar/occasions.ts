import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { festivals } from './festivals.ts'

/** Returns the occasion of a festival, as recipe files spell it: "Makar Sankranti" is `makar-sankranti`. */
export const occasionNameOf = (festival: string): string => festival.toLowerCase().replace(/[^a-z]+/g, '-')

const Row = z.object({ name: z.string().min(3), about: z.string().min(3) })

/**
 * Returns the names of the occasions that recipe files and menus may use: the festivals of calendar/festivals.csv, and
 * what has no day there, such as weddings, of calendar/occasions.csv.
 */
export function occasionNames(): string[] {
  const rows = readTable('calendar/occasions.csv', Row)
  return [...festivals.map(({ name }) => occasionNameOf(name)), ...rows.map(({ name }) => name)]
}
