import { toPaise } from '@planner/commerce/money'
import { isSoldOnline } from '@planner/commerce/one-seller'
import type { PaymentMethod } from '@planner/contract/cart'
import type { PartKind, Seen } from '@planner/contract/orders'
import type { Vendor } from '@planner/contract/vendors'

import type { ShownLine } from '../draft.ts'

/** The vendor of a line, and how it receives the order. */
type Bringer = { id: string; name: string; kind: PartKind }

export type LineGroup = {
  key: string
  /** Empty while the choice is left to us and not yet known. */
  name: string
  kind: PartKind
  isOurChoice: boolean
  lines: ShownLine[]
  total: number
}

type Lookup = {
  vendors: readonly Vendor[]
  /** The first recommended vendor of a line, once known: the server uses it when the choice is left to us. */
  recommendedFor: (line: ShownLine) => string | undefined
}

/**
 * The type of shop for a line whose vendor we choose. Known immediately, so that groups do not move once vendors are
 * named.
 */
const sortOf = ({ type, action }: ShownLine): string =>
  action === 'hire_chef' || action === 'order_online' || type === 'service' ? `${type} ${action}` : 'grocer'

const isOurs = ({ vendor_id: id, vendor_name: name }: ShownLine): boolean => id === null && name === null

function bringersOf(lines: readonly ShownLine[], { vendors, recommendedFor }: Lookup): Bringer[] {
  const known = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  return lines.map((line) => {
    const id = isOurs(line) ? recommendedFor(line) : line.vendor_id
    const vendor = id ? known.get(id) : undefined
    const name = vendor?.name ?? line.vendor_name ?? ''
    const kind = vendor?.is_own ? 'own' : vendor?.takes_orders ? 'vendor' : 'hand_over'
    return { id: id ?? name, name, kind }
  })
}

/**
 * Groups lines by vendor in the order of their first line; lines whose vendor we choose are grouped by type of shop.
 */
export function groupsOf(lines: readonly ShownLine[], lookup: Lookup): LineGroup[] {
  const bringers = bringersOf(lines, lookup)
  const places = Map.groupBy(lines.keys(), (place) =>
    isOurs(lines[place]!) ? `ours ${sortOf(lines[place]!)}` : bringers[place]!.id,
  )
  return [...places].map(([key, own]) => {
    const first = bringers[own[0]!]!
    const names = [...new Set(own.map((place) => bringers[place]!.name).filter(Boolean))]
    return {
      key,
      name: names.join(', '),
      kind: first.kind,
      isOurChoice: isOurs(lines[own[0]!]!),
      lines: own.map((place) => lines[place]!),
      total: own.reduce((sum, place) => sum + toPaise(lines[place]!.line_total), 0) / 100,
    }
  })
}

/** Whether one vendor already supplies as many lines as a suggestion offers: 'Sharma Kirana can bring 2 of these 3'. */
export function isFollowed(suggestion: string, groups: readonly LineGroup[]): boolean {
  const able = Number(/ (\d+) of these /.exec(suggestion)?.[1] ?? Number.NaN)
  const theirs = groups.filter(({ name }) => name !== '' && suggestion.startsWith(`${name} `))
  return theirs.reduce((sum, { lines }) => sum + lines.length, 0) >= able
}

/** Who fulfils an order: vendors, the person's own shops, a list to hand over, a mix, or the operator. */
export type Outcome = {
  what: 'vendor' | 'own' | 'hand_over' | 'both' | 'operator'
  names: string
  method: PaymentMethod
}

/** Whether the whole order is a list that the person hands over, so that the shop's own prices are paid. */
export const isHandedOver = ({ what, method }: Outcome): boolean =>
  method === 'on_delivery' && (what === 'own' || what === 'hand_over')

/**
 * Returns who fulfils the order. An installation with a payment gateway takes orders itself if no vendor or own shop is
 * involved and all prices are known.
 */
export function outcomeOf(lines: readonly ShownLine[], lookup: Lookup, method: PaymentMethod): Outcome {
  const bringers = bringersOf(lines, lookup)
  const kinds = new Set(bringers.map(({ kind }) => kind))
  const isOnline = isSoldOnline(
    lines.map(({ quoted, price }, place) => ({ kind: bringers[place]!.kind, unpriced: quoted && price === 0 })),
  )
  const paid = method === 'gateway' && isOnline ? 'gateway' : 'on_delivery'
  const takers = [...new Set(bringers.filter(({ kind }) => kind === 'vendor').map(({ name }) => name))]
  const names = takers.length > 2 ? `${takers[0]} and ${takers.length - 1} more` : takers.join(' and ')
  if (kinds.has('vendor')) return { what: kinds.size === 1 ? 'vendor' : 'both', names, method: paid }
  if (kinds.has('own')) return { what: 'own', names, method: paid }
  return { what: paid === 'gateway' ? 'operator' : 'hand_over', names, method: paid }
}

/** Returns what the page names for an order, which is refused if it would be another (docs/decisions/0103). */
export function seenIn(lines: readonly ShownLine[], lookup: Lookup, { method }: Outcome): Seen {
  const known = new Set(lookup.vendors.map(({ id }) => id))
  // A shop that the page does not know, such as another member's own, is the server's to judge, as is then the payment.
  const shops = bringersOf(lines, lookup).map(({ id, kind }) => (known.has(id) ? { vendor_id: id, kind } : null))
  return { lines: shops, ...(!shops.includes(null) && { payment_method: method }) }
}
