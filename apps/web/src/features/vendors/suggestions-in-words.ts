import type { ResultOf } from '@planner/contract/endpoint'
import type { SuggestedVendor, suggestionsInWords } from '@planner/contract/vendors'

import type { Activity, Suggestions } from './read-suggestions.ts'

/** A suggested vendor, and a model's reason for it if there is one. */
export type WordedSuggestion = { vendor: SuggestedVendor; worded: string | undefined }

/** Adds a model's words to our suggestions if they passed the checks. The vendors and their order stay unchanged. */
export function inWords(
  { vendors, activities }: Suggestions,
  said: ResultOf<typeof suggestionsInWords> | undefined,
): { vendors: WordedSuggestion[]; activities: Activity[]; activitiesWorded: boolean } {
  const why = new Map(said?.reasons.map(({ id, why_relevant }) => [id, why_relevant]))
  const worded = said?.activities.map((activity) => ({ name: activity.activity_name, why: activity.why })) ?? []
  return {
    vendors: vendors.map((vendor) => ({ vendor, worded: why.get(vendor.id) })),
    activities: worded.length > 0 ? worded : activities,
    activitiesWorded: worded.length > 0,
  }
}
