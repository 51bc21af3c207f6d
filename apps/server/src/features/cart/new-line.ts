import type { add } from '@planner/contract/cart'
import type { CheckedInputOf } from '@planner/contract/endpoint'

/** An item that a caller asks to add to the cart. */
export type NewLine = CheckedInputOf<typeof add>
