import type { Diet } from '@planner/contract/kitchen/recipes'

/** Default: everything but pork and buffalo. */
const usual: Diet = {
  veg_only: false,
  egg: true,
  jain: false,
  no_onion_garlic: false,
  vrat: false,
  vegan: false,
  pork: false,
  buffalo: false,
  exclude_allergens: [],
  jain_days: [],
  fast_days: [],
  no_meat_days: [],
}

/** A diet with what was never said of it. */
export const wholeDiet = (said: Partial<Diet>): Diet => ({ ...usual, ...said })
