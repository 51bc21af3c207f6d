import type { Diet } from '@planner/contract/kitchen/recipes'

/** Default: everything except pork and buffalo. */
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

/** Fills in the defaults of a partial diet. */
export const wholeDiet = (known: Partial<Diet>): Diet => ({ ...usual, ...known })
