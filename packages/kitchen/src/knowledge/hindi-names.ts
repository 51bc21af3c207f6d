import * as z from 'zod'
import { readTable } from '../read/table-file.ts'

const Row = z.object({ food: z.string().min(2), hindi: z.string().min(1) })
type HindiName = z.infer<typeof Row>

/** Returns the rows of names/hindi.csv: foods by their shop id, with their Hindi names in Devanagari. */
export const hindiNames = (): HindiName[] => readTable('names/hindi.csv', Row)

let names: ReadonlyMap<string, string> | undefined

/** Returns the Hindi name of a food in Devanagari, by its shop id; undefined if it has none. */
export function hindiName(food: string): string | undefined {
  names ??= new Map(hindiNames().map(({ food: id, hindi }) => [id, hindi]))
  return names.get(food)
}
