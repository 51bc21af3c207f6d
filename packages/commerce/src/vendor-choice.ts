import { canSupply, everywhere, type Where } from './can-supply.ts'
import { cityOf } from './city-of.ts'
import { labels, quickDelivery } from './needs/labels.ts'
import type { NeedName } from './needs/needs.ts'

export type Chooseable = {
  id: string
  name: string
  category: string
  location: string
  tier: number
  services: readonly string[]
  rating: number | null
  /** One of the person's own shops. */
  isOwn?: boolean
  /** Receives and answers orders through the planner. */
  takesOrders?: boolean
  /** The PIN codes it delivers to; empty if it did not say. */
  pinCodes?: readonly string[]
}

export type Badge = 'recommended' | 'fastest' | 'best_price'
export type Choice = { vendorId: string; badges: Badge[]; reasoning: string }
export type Line = {
  type: string
  action?: string | null | undefined
  /** True for a typed item such as '2 kg onions', which is a household purchase and never a gift. */
  isWrittenIn?: boolean | undefined
}

/** Maximum number of vendors offered per line. */
const most = 5

/** Returns the needs that a line maps to, best match first. */
function needsOf({ type, action, isWrittenIn }: Line): NeedName[] {
  if (isWrittenIn) return ['groceries']
  if (type === 'ingredient') return ['groceries']
  if (type === 'recipe' || type === 'recipe_item') {
    if (action === 'hire_chef') return ['chef']
    return action === 'order_online' ? ['fooddelivery', 'eatingout'] : ['groceries']
  }
  return type === 'product' ? ['gift', 'groceries'] : []
}

/** What a vendor without named services offers, by its category. Any service may be meant by a service provider. */
const impliedNeeds: Readonly<Record<string, readonly NeedName[]>> = {
  grocery: ['groceries'],
  restaurant: ['fooddelivery', 'eatingout'],
  gift: ['gift'],
}

const servicesOf = ({ category, services }: Pick<Chooseable, 'category' | 'services'>): readonly string[] =>
  services.length > 0 ? services : (impliedNeeds[category] ?? []).map((need) => labels[need])

/** Whether a vendor offers one of the wanted services; a line that wants none in particular suits all. */
const offersOneOf = (vendor: Pick<Chooseable, 'category' | 'services'>, wanted: readonly string[]): boolean =>
  wanted.length === 0 || servicesOf(vendor).some((service) => wanted.includes(service))

/** Whether nothing is known of what a vendor offers. */
const isUnknown = (vendor: Pick<Chooseable, 'category' | 'services'>): boolean => servicesOf(vendor).length === 0

/**
 * Returns the vendors for a line at a place that offer what it needs: the person's own shops first, then those that
 * take orders and deliver there. The first is recommended. 'Fastest' and 'best price' are never awarded, since no vendor has given us times or
 * prices.
 */
export function chooseVendors(line: Line, where: Where, vendors: readonly Chooseable[]): Choice[] {
  const wanted = needsOf(line).map((need) => labels[need])
  const fitting = vendors.filter((vendor) => canSupply(vendor, line, where))
  const able = fitting.filter((vendor) => offersOneOf(vendor, wanted))
  return (able.length > 0 ? able : fitting.filter(isUnknown))
    .map((vendor) => ({ vendor, score: scoreOf(vendor, wanted, where) }))
    .sort((a, b) => b.score - a.score || (a.vendor.name < b.vendor.name ? -1 : 1))
    .slice(0, most)
    .map(({ vendor }, place) => ({
      vendorId: vendor.id,
      badges: place === 0 ? ['recommended'] : [],
      reasoning: reason(vendor, { city: where.city, wanted }),
    }))
}

const isQuick = ({ services }: Chooseable): boolean => services.includes(quickDelivery)
const isHere = ({ location }: Chooseable, city: string): boolean =>
  location !== everywhere && cityOf(location) === cityOf(city)

function scoreOf(vendor: Chooseable, wanted: string[], { city, pinCode }: Where): number {
  const services = servicesOf(vendor)
  const place = wanted.findIndex((label) => services.includes(label))
  const isMainThing = place >= 0 && services[0] === wanted[place]
  return (
    (vendor.isOwn ? 200 : 0) +
    (vendor.takesOrders ? 100 : 0) +
    // A vendor that named this very PIN code is more likely to deliver than one that named none.
    (vendor.takesOrders && pinCode && vendor.pinCodes?.includes(pinCode) ? 30 : 0) +
    (place < 0 ? 0 : 4 - place) +
    (isMainThing ? 1 : 0) +
    (isQuick(vendor) ? 0.6 : 0) +
    (isHere(vendor, city) ? 0.5 : 0) +
    (vendor.rating === null ? 0 : (vendor.rating - 3) * 0.4) -
    vendor.tier * 0.2
  )
}

/** Explains the choice with known facts only. */
function reason(vendor: Chooseable, { city, wanted }: { city: string; wanted: string[] }): string {
  if (vendor.isOwn) return 'One of your shops'
  const services = servicesOf(vendor)
  const what = services.find((service) => wanted.includes(service)) ?? services[0]
  const parts = [
    what ? `Offers ${what.toLowerCase()}` : 'Suits this kind of item',
    isHere(vendor, city)
      ? `based in ${cityOf(city)}`
      : vendor.location === everywhere
        ? 'across India'
        : 'delivers to your PIN code',
  ]
  parts.push(vendor.takesOrders ? 'takes orders from here' : 'orders on its own site or counter')
  if (vendor.rating !== null) parts.push(`rated ${vendor.rating} of 5`)
  return parts.join(', ')
}

/**
 * Whether a vendor may be picked for a line: it can supply it, and takes orders through this product, or offers what
 * the line needs, or named no services. An insurer could supply a recipe as a service, but does not cook; neither does
 * one's own grocer, though one's own chemist may bring soap.
 */
export const isOffered = (
  vendor: Pick<Chooseable, 'category' | 'location' | 'services' | 'isOwn' | 'takesOrders' | 'pinCodes'>,
  line: Line,
  where: Where,
): boolean => {
  if (!canSupply(vendor, line, where)) return false
  const wanted = needsOf(line).map((need) => labels[need])
  return (
    vendor.takesOrders === true ||
    vendor.services.length === 0 ||
    offersOneOf(vendor, wanted) ||
    (vendor.isOwn === true && offersOneOf({ ...vendor, services: [] }, wanted))
  )
}

/** Whether a vendor can supply a line to a place and offers what it needs. */
export const canBring = (vendor: Chooseable, line: Line, where: Where): boolean =>
  canSupply(vendor, line, where) && needsOf(line).some((need) => servicesOf(vendor).includes(labels[need]))

/**
 * Returns the vendor that could supply most of the lines together.
 *
 * @returns null if no vendor could supply two.
 */
export function oneForMost(
  lines: readonly Line[],
  where: Where,
  vendors: readonly Chooseable[],
): { vendor: Chooseable; count: number } | null {
  const counted = vendors.map((vendor) => ({
    vendor,
    count: lines.filter((line) => canBring(vendor, line, where)).length,
  }))
  const [best] = counted.sort(
    (a, b) => b.count - a.count || scoreOf(b.vendor, [], where) - scoreOf(a.vendor, [], where),
  )
  return best && best.count >= 2 ? best : null
}
