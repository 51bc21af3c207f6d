import type { Draft } from '../compose/draft.ts'
import { categoriesOf } from '../recipe/build.ts'
import type { Category } from '../recipe/types.ts'

/** Families with egg, fish or meat that people also eat at tea or between meals, where such dishes are few. */
const between: Record<string, readonly Category[]> = {
  protein: ['Hi-Tea'],
  dip: ['Hi-Tea'],
  chips: ['Hi-Tea'],
  noodles: ['Hi-Tea'],
  dryroast: ['Hi-Tea'],
  gratin: ['Hi-Tea', 'All-Time Snacks'],
  paratha: ['All-Time Snacks'],
  puri: ['All-Time Snacks'],
  friedrice: ['All-Time Snacks'],
  haleem: ['All-Time Snacks'],
  eggplate: ['All-Time Snacks'],
  kulcha: ['All-Time Snacks'],
  bhurji: ['All-Time Snacks'],
  dosa: ['All-Time Snacks'],
  instantdosa: ['All-Time Snacks'],
  adai: ['All-Time Snacks'],
}

/** Kept for months and eaten by the spoon: no dish of a day. */
const keptInJars = new Set(['pickle', 'podi', 'preserve'])

/** The categories that a dish may stand in on a plan: its own, and for the few kinds above one more. */
export function servedAs(draft: Draft): readonly Category[] {
  if (keptInJars.has(draft.family.id)) return []
  const own = categoriesOf(draft)
  return draft.diet === 'veg' ? own : [...own, ...(between[draft.family.id] ?? [])]
}
