import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'

const Row = z.object({ name: z.string().min(2), aisles: list, ingredients: list })

/** Intermediate products of cooking and their sources, any food of an aisle or one of the ids: names/made-from.csv. */
export const madeFrom: ReadonlyMap<string, { aisles: readonly string[]; ids: readonly string[] }> = new Map(
  readTable('names/made-from.csv', Row).map(({ name, aisles, ingredients }) => [name, { aisles, ids: ingredients }]),
)

/** Words for tools named after their use: an idli steamer, a noodle press. */
export const tools = 'press plate mould mold steamer maker stand cutter cooker pot tin tray knife mug tongs net'.split(
  ' ',
)
