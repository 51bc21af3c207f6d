import { type Recommendation, recommend } from '@planner/commerce/needs/recommend'
import { cityOfPerson } from '@planner/contract/city-of-person'
import type { Context } from '#context.ts'
import type { DayDiet } from '#features/recipes/against-diet.ts'
import { dietOn } from '#features/recipes/day-diet.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { hourMs } from '#platform/clock.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { instantOf } from '#platform/wall-time.ts'
import { ratingOf } from './rating-of.ts'
import { preferenceScoresOf, vendorsToShow } from './store.ts'
import { withinDiet } from './within-diet.ts'

/** Number of recent suggestions whose outcome influences ranking. */
const remembered = 500

export type Recommended = Recommendation & {
  reminder: ReminderRow
  vendors: ReadonlyMap<string, VendorRow>
  /** How often the person chose each vendor, minus how often they dismissed it. */
  liking: ReadonlyMap<string, number>
  /** The household's diet on the day of the reminder. */
  diet: DayDiet
}

/**
 * Returns the vendors and activities that our own engine finds for a reminder, from its words, the person's city and
 * their earlier choices.
 *
 * @throws Problem `reminder.not-found`
 */
export async function recommendFor(context: Context, user: UserRow, reminderId: string): Promise<Recommended> {
  const reminder = await ownReminder(context, user, reminderId)
  const diet = await dietOn(context, user, reminder.date)
  const vendors = withinDiet(await vendorsToShow(context.db), diet)
  const liking = await preferenceScoresOf(context.db, user.id, { limit: remembered })
  const asked = {
    text: `${reminder.title} ${reminder.description} ${reminder.tags.join(' ')}`,
    city: cityOfPerson(user),
    hoursLeft: hoursUntil(reminder, context.clock.now()),
    hour: Number(reminder.time.slice(0, 2)),
    liking,
  }
  const candidates = vendors.map((vendor) => ({ ...vendor, tier: vendor.price_tier, rating: ratingOf(vendor) }))
  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  return { ...recommend(asked, candidates), reminder, vendors: byId, liking, diet }
}

function hoursUntil({ date, time, time_zone: timeZone }: ReminderRow, now: Date): number {
  return (instantOf(date, time, timeZone).getTime() - now.getTime()) / hourMs
}
