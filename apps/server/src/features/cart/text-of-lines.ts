import { cart as limits } from '@planner/contract/constants/orders'
import type { Line } from '#platform/db/tables/cart.ts'
import { Problem } from '#platform/problem.ts'

type Words = Pick<Line, 'name' | 'vendor_name' | 'description'>

/** Returns the length of the lines' text in characters: names, vendors and descriptions. */
const textOfLines = (lines: readonly Words[]): number =>
  lines.reduce(
    (sum, { name, vendor_name: vendor, description }) =>
      sum + name.length + (vendor?.length ?? 0) + (description?.length ?? 0),
    0,
  )

/**
 * Checks a changed cart against its limits. A cart that already exceeds them may change in ways that do not enlarge it.
 *
 * @throws Problem `cart.full`, `cart.too-long`.
 */
export function requireFits(lines: readonly Line[], before: readonly Line[]): void {
  if (lines.length > Math.max(limits.linesMax, before.length)) throw new Problem('cart.full')
  if (textOfLines(lines) > Math.max(limits.textMax, textOfLines(before))) throw new Problem('cart.too-long')
}
