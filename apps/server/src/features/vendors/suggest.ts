import { recommend } from '@planner/commerce/needs/recommend'
import type { ResultOf } from '@planner/contract/endpoint'
import type { suggestions } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import { cityOfPerson } from '#features/location/city-of-person.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { hourMs } from '#platform/clock.ts'
import type { ReminderRow, UserRow } from '#platform/db/tables.ts'
import { instantOf } from '#platform/wall-time.ts'
import { ratingOf } from './present.ts'
import { priceOfProvider } from './price-of-provider.ts'
import { likingOf, vendorsToShow } from './store.ts'

/** What a person did with the last so many suggestions tells what fits now. */
const remembered = 500

/**
 * Who and what could help with a reminder, from its words, where the person is, and what was chosen before.
 *
 * @throws Problem `reminder.not-found`
 */
export async function suggest(
  context: Context,
  user: UserRow,
  reminderId: string,
): Promise<ResultOf<typeof suggestions>> {
  const reminder = await ownReminder(context, user, reminderId)
  const vendors = await vendorsToShow(context.db)
  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const { providers, activities } = recommend(
    {
      text: `${reminder.title} ${reminder.description} ${reminder.tags.join(' ')}`,
      city: cityOfPerson(user),
      hoursLeft: hoursUntil(reminder, context.clock.now()),
      liking: await likingOf(context.db, user.id, { limit: remembered }),
    },
    vendors.map((vendor) => ({ ...vendor, tier: vendor.price_tier, rating: ratingOf(vendor) })),
  )
  return {
    suggested_providers: providers.map(({ id, why, category, priority, relevance }) => {
      const vendor = byId.get(id)!
      return {
        id,
        provider_name: vendor.name,
        why_relevant: why,
        category,
        booking_priority: priority,
        relevance_score: relevance,
        price_range: '₹'.repeat(vendor.price_tier),
        rating: ratingOf(vendor),
        website: vendor.website,
        price: priceOfProvider({ ...vendor, tier: vendor.price_tier }),
      }
    }),
    suggested_activities: activities.map(({ name, why }) => ({ activity_name: name, why })),
    reminder_title: reminder.title,
    reminder_id: reminder.id,
  }
}

function hoursUntil({ date, time, time_zone: timeZone }: ReminderRow, now: Date): number {
  return (instantOf(date, time, timeZone).getTime() - now.getTime()) / hourMs
}
