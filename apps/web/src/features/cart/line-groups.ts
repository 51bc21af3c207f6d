import type { PaymentMethod } from '@planner/contract/cart'
import type { PartKind } from '@planner/contract/orders'
import type { Vendor } from '@planner/contract/vendors'

import type { ShownLine } from './draft.ts'

/** What becomes of an order: a vendor gets it, or the person hands over a list. */
export type Fulfilment = { kind: PartKind; names: string[] }

export type LineGroup = {
  key: string
  name: string
  kind: PartKind
  isOurChoice: boolean
  lines: ShownLine[]
  total: number
}

/**
 * The lines by who brings them, in the order of their first line. Lines without a vendor go where the server will send them:
 * to the first that is recommended.
 *
 * @param recommendedFor the first recommended vendor of a line, once known.
 */
export function groupsOf(
  lines: readonly ShownLine[],
  vendors: readonly Vendor[],
  recommendedFor: (line: ShownLine) => string | undefined,
): LineGroup[] {
  const known = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const groups = new Map<string, LineGroup>()
  for (const line of lines) {
    const isOurChoice = line.vendor_id === null && line.vendor_name === null
    const id = isOurChoice ? recommendedFor(line) : line.vendor_id
    const vendor = id ? known.get(id) : undefined
    const name = vendor?.name ?? line.vendor_name ?? ''
    const key = `${isOurChoice ? 'ours ' : ''}${id ?? name}`
    const group = groups.get(key) ?? { key, name, kind: kindOf(vendor), isOurChoice, lines: [], total: 0 }
    group.lines.push(line)
    group.total += line.line_total
    groups.set(key, group)
  }
  return [...groups.values()]
}

const kindOf = (vendor: Vendor | undefined): PartKind =>
  vendor?.is_own ? 'own' : vendor?.takes_orders ? 'vendor' : 'hand_over'

/** What an order of these groups is: by vendors, by one's own shops, a list to hand over, some of each, or taken by the operator. */
export type Outcome = { what: 'vendor' | 'own' | 'hand_over' | 'both' | 'operator'; names: string }

/** An installation with a payment gateway takes orders itself. */
export function outcomeOf(groups: readonly LineGroup[], method: PaymentMethod): Outcome {
  const kinds = new Set(groups.map(({ kind }) => kind))
  const takers = groups.filter(({ kind }) => kind === 'vendor').map(({ name }) => name)
  const names = takers.length > 2 ? `${takers[0]} and ${takers.length - 1} more` : takers.join(' and ')
  if (kinds.has('vendor')) return { what: kinds.size === 1 ? 'vendor' : 'both', names }
  if (kinds.has('own')) return { what: 'own', names }
  return { what: method === 'gateway' ? 'operator' : 'hand_over', names }
}
