import { pantry as limits } from '@planner/contract/constants/kitchen'
import type { PantryItem } from '@planner/contract/kitchen/pantry'
import type { Proposed } from '@planner/contract/kitchen/shopping-list'
import { amountInWords, isStale } from '@planner/kitchen'
import { after, dayMs } from '#platform/clock.ts'
import type { PantryItemRow } from '#platform/db/tables/shopping.ts'
import { amountOf } from './stock.ts'

/** Whether an item is used up, runs low, or is older than such food keeps; null if it is fine. */
export function stateOf(row: PantryItemRow, now: Date): PantryItem['state'] {
  if (row.amount === 0) return 'out'
  if (isStale(row.food, daysSince(row, now))) return 'old'
  const isLow = row.amount !== null && row.full_amount !== null && row.amount <= row.full_amount * limits.lowShare
  return isLow ? 'low' : null
}

/** Returns the pantry items to propose for the shopping list: those not on it and not dismissed for now. */
export function proposalsOf(rows: readonly PantryItemRow[], onList: ReadonlySet<string>, now: Date): Proposed[] {
  return rows.flatMap((row) => {
    const why = stateOf(row, now)
    if (!why || onList.has(row.key) || (row.quiet_until !== null && row.quiet_until > now)) return []
    const left = amountOf(row)
    const detail = why === 'old' ? `${daysSince(row, now)} days old` : left ? `${amountInWords(left)} left` : 'used up'
    return [{ id: row.id, name: row.name, why, detail }]
  })
}

export const quietUntil = (now: Date): Date => after(now, limits.quietDays * dayMs)

const daysSince = ({ since }: PantryItemRow, now: Date): number => Math.floor((now.getTime() - since.getTime()) / dayMs)
