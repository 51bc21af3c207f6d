import type { ResultOf } from '@planner/contract/endpoint'
import type { suggestions } from '@planner/contract/vendors'
import { type SuggestedVendor, suggestedCategories } from '@planner/contract/vendors'

type Answer = ResultOf<typeof suggestions>
type Loose = { [name: string]: unknown }
export type Activity = { name: string; why: string | null }
/** `mayWord`: whether a language model may be asked to word them. */
export type Suggestions = { vendors: SuggestedVendor[]; activities: Activity[]; mayWord: boolean }

/**
 * Parses suggestions in either form of the specification: `suggested_providers` or `suggested_vendors`, two names each
 * for names and reasons, activities as objects or as plain text.
 */
export function readSuggestions(answer: Answer): Suggestions {
  const loose = answer as Loose
  const vendors = loose.suggested_providers ?? loose.suggested_vendors
  const activities = loose.suggested_activities
  return {
    vendors: (Array.isArray(vendors) ? (vendors as Loose[]) : []).map(vendorFrom),
    activities: (Array.isArray(activities) ? (activities as unknown[]) : []).map(activityFrom),
    mayWord: loose.may_word === true,
  }
}

function vendorFrom(one: Loose, place: number): SuggestedVendor {
  const priority = text(one.booking_priority)
  const name = text(one.provider_name) || text(one.name)
  return {
    id: text(one.id) || `${name} ${place}`,
    provider_name: name,
    why_relevant: text(one.why_relevant) || text(one.description),
    does: text(one.does) || text(one.why_relevant) || text(one.description),
    category: suggestedCategories.find((category) => category === one.category) ?? 'other',
    booking_priority: priority === 'high' || priority === 'low' ? priority : 'medium',
    relevance_score: number(one.relevance_score) ?? 0,
    price_range: text(one.price_range).replaceAll('$', '₹'),
    rating: number(one.rating),
    website: /^https?:\/\//.test(text(one.website)) ? text(one.website) : null,
    price: number(one.price),
  }
}

function activityFrom(one: unknown): Activity {
  if (typeof one === 'string') return { name: one, why: null }
  const { activity_name, why } = one as Loose
  return { name: text(activity_name), why: text(why) || null }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
