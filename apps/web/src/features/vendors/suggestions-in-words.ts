import type { ResultOf } from '@planner/contract/endpoint'
import type { SuggestedVendor, suggestionsInWords } from '@planner/contract/vendors'

import type { Activity, Suggestions } from './read-suggestions.ts'

/** Somebody suggested, and a model's words on why, where there are any. */
export type Told = { vendor: SuggestedVendor; worded: string | undefined }

/** Our suggestions with a model's words if they passed the checks. The vendors and their order stay unchanged. */
export function inWords(
  { vendors, activities }: Suggestions,
  said: ResultOf<typeof suggestionsInWords> | undefined,
): { vendors: Told[]; activities: Activity[]; activitiesWorded: boolean } {
  const why = new Map(said?.reasons.map(({ id, why_relevant }) => [id, why_relevant]))
  const worded = said?.activities.map((activity) => ({ name: activity.activity_name, why: activity.why })) ?? []
  return {
    vendors: vendors.map((vendor) => ({ vendor, worded: why.get(vendor.id) })),
    activities: worded.length > 0 ? worded : activities,
    activitiesWorded: worded.length > 0,
  }
}
