import { labels, quickDelivery } from './needs/labels.ts'
import type { NeedName } from './needs/needs.ts'
import { cityOf, everywhere, fits } from './vendor-fit.ts'

export type Chooseable = {
  id: string
  name: string
  category: string
  location: string
  tier: number
  services: readonly string[]
  rating: number | null
}

export type Badge = 'recommended' | 'fastest' | 'best_price'
export type Choice = { vendorId: string; badges: Badge[]; reasoning: string }
export type Line = { type: string; action?: string | null | undefined }

/** Maximum number of vendors offered per line. */
const most = 5

/** The needs a line maps to, best match first. */
function needsOf({ type, action }: Line): NeedName[] {
  if (type === 'ingredient') return ['groceries']
  if (type === 'recipe' || type === 'recipe_item') {
    return action === 'order_online' ? ['fooddelivery', 'eatingout'] : ['groceries']
  }
  return type === 'product' ? ['gift', 'groceries'] : []
}

/**
 * The vendors that fit a line in a city, with badges derived from known facts: the best match, the fastest
 * delivery, and the lowest price level if the levels differ. Empty if none fits.
 */
export function chooseVendors(line: Line, city: string, vendors: readonly Chooseable[]): Choice[] {
  const wanted = needsOf(line).map((need) => labels[need])
  const fitting = vendors.filter((vendor) => fits(vendor, line, city))
  const able = fitting.filter(({ services }) => wanted.some((label) => services.includes(label)))
  const ranked = (able.length > 0 ? able : fitting)
    .map((vendor) => ({ vendor, score: scoreOf(vendor, wanted, city) }))
    .sort((a, b) => b.score - a.score || (a.vendor.name < b.vendor.name ? -1 : 1))
    .slice(0, most)
    .map(({ vendor }) => vendor)
  const fastest = ranked.find(isQuick) ?? ranked.find((vendor) => isHere(vendor, city))
  const tiers = ranked.map(({ tier }) => tier)
  const cheapest =
    Math.min(...tiers) < Math.max(...tiers) ? ranked.find(({ tier }) => tier === Math.min(...tiers)) : null
  return ranked.map((vendor, place) => {
    const badges: Badge[] = []
    if (place === 0) badges.push('recommended')
    if (vendor === fastest) badges.push('fastest')
    if (vendor === cheapest) badges.push('best_price')
    return { vendorId: vendor.id, badges, reasoning: reason(vendor, badges, { city, wanted, of: ranked.length }) }
  })
}

const isQuick = ({ services }: Chooseable): boolean => services.includes(quickDelivery)
const isHere = ({ location }: Chooseable, city: string): boolean =>
  location !== everywhere && cityOf(location) === cityOf(city)

function scoreOf(vendor: Chooseable, wanted: string[], city: string): number {
  const place = wanted.findIndex((label) => vendor.services.includes(label))
  const isMainThing = place >= 0 && vendor.services[0] === wanted[place]
  return (
    (place < 0 ? 0 : 4 - place) +
    (isMainThing ? 1 : 0) +
    (isQuick(vendor) ? 0.6 : 0) +
    (isHere(vendor, city) ? 0.5 : 0) +
    (vendor.rating === null ? 0 : (vendor.rating - 3) * 0.4) -
    vendor.tier * 0.2
  )
}

/** Only known facts. */
function reason(
  vendor: Chooseable,
  badges: Badge[],
  { city, wanted, of }: { city: string; wanted: string[]; of: number },
): string {
  const what = vendor.services.find((service) => wanted.includes(service)) ?? vendor.services[0]
  const parts = [
    what ? `Offers ${what.toLowerCase()}` : 'Suits this kind of item',
    isQuick(vendor)
      ? 'delivers within minutes'
      : isHere(vendor, city)
        ? `based in ${cityOf(city)}`
        : 'delivers across India',
  ]
  if (badges.includes('best_price')) parts.push(`lowest price level of ${of} vendors`)
  if (vendor.rating !== null) parts.push(`rated ${vendor.rating} of 5`)
  return parts.join(', ')
}

/** Whether a vendor offers what a line needs in this city. */
export const canBring = (vendor: Chooseable, line: Line, city: string): boolean =>
  fits(vendor, line, city) && needsOf(line).some((need) => vendor.services.includes(labels[need]))

/**
 * The vendor that could deliver most of the lines together.
 *
 * @returns null if no vendor could deliver two.
 */
export function oneForMost(
  lines: readonly Line[],
  city: string,
  vendors: readonly Chooseable[],
): { vendor: Chooseable; count: number } | null {
  const counted = vendors.map((vendor) => ({
    vendor,
    count: lines.filter((line) => canBring(vendor, line, city)).length,
  }))
  const [best] = counted.sort((a, b) => b.count - a.count || scoreOf(b.vendor, [], city) - scoreOf(a.vendor, [], city))
  return best && best.count >= 2 ? best : null
}
