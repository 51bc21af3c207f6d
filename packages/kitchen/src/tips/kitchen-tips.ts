import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { seasons } from '../calendar/produce.ts'
import type { Fault } from '../read/fault.ts'
import { rowsOf } from '../read/table-rows.ts'

/**
 * A row of tips/kitchen-tips.csv. Each tip is self-contained: one to three short sentences with what to do and why. A
 * tip without a season is for the whole year.
 */
const Row = z.object({
  topic: z.string().min(2),
  season: z
    .enum([...seasons, ''], `must be empty or of: ${seasons.join(', ')}`)
    .transform((season) => season || undefined),
  text: z.string().min(30),
})

export type KitchenTip = z.output<typeof Row>

const kitchenTipsFile = 'kitchen-tips.csv'

/** Parses tips/kitchen-tips.csv. */
export function readKitchenTips(text: string): { tips: readonly KitchenTip[]; faults: readonly Fault[] } {
  const { rows, faults } = rowsOf(kitchenTipsFile, text, Row)
  return { tips: rows.map(({ row }) => row), faults }
}

/** Reads the tips from their file. */
export const readKitchenTipFile = (): ReturnType<typeof readKitchenTips> =>
  readKitchenTips(readFileSync(path.resolve(import.meta.dirname, '../../tips', kitchenTipsFile), 'utf8'))

let whole: readonly KitchenTip[] | undefined

/** Returns the tips, read once per process. */
export const kitchenTips = (): readonly KitchenTip[] => {
  whole ??= readKitchenTipFile().tips
  return whole
}
