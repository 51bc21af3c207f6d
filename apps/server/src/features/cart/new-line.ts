import type { add } from '@planner/contract/cart'
import type { CheckedInputOf } from '@planner/contract/endpoint'

/** What a caller asks to be put into the cart. */
export type NewLine = CheckedInputOf<typeof add>
