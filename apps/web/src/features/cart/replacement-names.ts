import type { Replacement } from '@planner/contract/cart'

/** Labels for what a shop may do when a line is out of stock. */
export const replacementNames: Record<Replacement, string> = {
  ask: 'Ask me first',
  similar: 'Send something similar',
  none: 'Leave it out',
}
