import { recipes as limits } from '@planner/contract/constants/kitchen'
import { kitchenFacts } from '@planner/kitchen/facts'

/** How many facts are rotated (docs/product/specification.md#2-screens-and-routes). */
const factCount = 30

/** Returns the fact to show after this many milliseconds of waiting. */
export const factAt = (waitedMs: number, first: number): string =>
  kitchenFacts[(first + Math.floor(waitedMs / limits.factMs)) % factCount]!
