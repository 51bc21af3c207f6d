import type { ResultOf } from '@planner/contract/endpoint'
import type { suggestions } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { priceByTier } from './price-by-tier.ts'
import { ratingOf } from './rating-of.ts'
import { recommendFor } from './recommend-for.ts'
import { canRephrase } from './rephrase-suggestions.ts'

/**
 * Returns vendors and activities that could help with a reminder, by our own engine and in our own words.
 *
 * @throws Problem `reminder.not-found`
 */
export async function suggest(
  context: Context,
  user: UserRow,
  reminderId: string,
): Promise<ResultOf<typeof suggestions>> {
  const found = await recommendFor(context, user, reminderId)
  const { providers, activities, reminder, vendors } = found
  return {
    suggested_providers: providers.map(({ id, why, does, category, priority, relevance }) => {
      const vendor = vendors.get(id)!
      return {
        id,
        provider_name: vendor.name,
        why_relevant: why,
        does,
        category,
        booking_priority: priority,
        relevance_score: relevance,
        price_range: '₹'.repeat(vendor.price_tier),
        rating: ratingOf(vendor),
        website: vendor.website,
        price: priceByTier({ ...vendor, tier: vendor.price_tier }),
      }
    }),
    suggested_activities: activities.map(({ name, why }) => ({ activity_name: name, why })),
    reminder_title: reminder.title,
    reminder_id: reminder.id,
    may_word: canRephrase(context, user, found),
  }
}
