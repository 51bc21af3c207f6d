import { everywhere } from '@planner/commerce/can-supply'
import { cityOf } from '@planner/commerce/city-of'
import { cityOfPerson } from '@planner/contract/city-of-person'
import type { Context } from '#context.ts'
import { ratingOf } from '#features/vendors/rating-of.ts'
import { recommendFor } from '#features/vendors/recommend-for.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { Problem } from '#platform/problem.ts'
import { type Explained, type Fact, listed } from './facts.ts'

/** Maximum number of matching words and services to mention. */
const most = 3

/**
 * Explains why a vendor is recommended for a reminder.
 *
 * @throws Problem `reminder.not-found`, or `explanation.not-found` if it is not recommended (any more).
 */
export async function aboutVendor(
  context: Context,
  user: UserRow,
  { id, reminderId }: { id: string; reminderId: string },
): Promise<Explained> {
  const { providers, vendors, liking, reminder } = await recommendFor(context, user, reminderId)
  const place = providers.findIndex((one) => one.id === id)
  const vendor = vendors.get(id)
  if (place < 0 || !vendor) throw new Problem('explanation.not-found')
  const { words, relevance } = providers[place]!
  const quoted = listed(words.slice(0, most).map((word) => `“${word}”`))
  return {
    facts: [
      { says: `Your reminder says ${quoted}.` },
      ...offers(vendor),
      whereIs(vendor, cityOfPerson(user)),
      ...preferenceFacts(liking.get(id) ?? 0),
      rated(vendor),
      { says: `Its match is ${relevance} of 10, ranked ${place + 1} of ${providers.length}.` },
      { says: 'Nobody pays for a higher rank.' },
    ],
    mayLeave: reminder.origin !== 'mail' || user.ai_reads_mail,
  }
}

export const offers = ({ name, services }: Pick<VendorRow, 'name' | 'services'>): Fact[] =>
  services.length === 0 ? [] : [{ says: `${name} offers ${listed(services.slice(0, most)).toLowerCase()}.` }]

export const whereIs = ({ location }: Pick<VendorRow, 'location'>, city: string): Fact =>
  location === everywhere
    ? { says: 'It works all over India.' }
    : { says: `It is in ${cityOf(city)}, where you are.`, forModel: 'It is in the same city.' }

/** Returns the sentence about a vendor’s rating and how many people gave it. */
export function rated(vendor: VendorRow): Fact {
  const rating = ratingOf(vendor)
  const by = vendor.ratings === 1 ? '1 person' : `${vendor.ratings} people`
  return { says: rating === null ? 'Nobody has rated it yet.' : `Rated ${rating} of 5 by ${by}.` }
}

function preferenceFacts(liking: number): Fact[] {
  if (liking === 0) return []
  return [{ says: liking > 0 ? 'You chose it before.' : 'You dismissed it before, which lowers its rank.' }]
}
