import { totalsByVendor } from '@planner/commerce/gst'
import { toPaise, toRupees } from '@planner/commerce/money'
import type { Cart, CartItem, put, Replacement, Totals } from '@planner/contract/cart'
import { gst, cart as limits } from '@planner/contract/constants/orders'
import type { InputOf } from '@planner/contract/endpoint'

export type LineChange = {
  /** The quantity in the server's cart when this was chosen. */
  was: number
  quantity?: number | undefined
  vendor?: { id: string; name: string } | null | undefined
  replacement?: Replacement | undefined
}

/** Unsent changes made on the page (docs/product/decisions.md#20), by the key of the line. */
export type CartDraft = {
  lines: Record<string, LineChange>
  address?: string | undefined
  pinCode?: string | undefined
  deliverBy?: string | undefined
}

export const noDraft: CartDraft = { lines: {} }

/** A line as the page shows it; `index` is its place in the server's cart. */
export type ShownLine = CartItem & { key: string; index: number }

/** The server's lines with the draft laid over them. A line that was not changed since is the same object. */
export function shownLines(items: readonly CartItem[], draft: CartDraft): ShownLine[] {
  const keys = keysOf(items)
  return items.map((item, index) => {
    const key = keys[index]!
    const change = draft.lines[key]
    const known = lastShown.get(item)
    if (known?.change === change && known?.line.key === key && known.line.index === index) return known.line

    const line = shownLine(item, key, index, change)
    lastShown.set(item, { line, change })
    return line
  })
}

const lastShown = new WeakMap<CartItem, { line: ShownLine; change: LineChange | undefined }>()

function shownLine(item: CartItem, key: string, index: number, change: LineChange | undefined): ShownLine {
  const quantity = quantityOf(item.quantity, change)
  return {
    ...item,
    key,
    index,
    quantity,
    line_total: change ? toRupees(toPaise(item.price) * quantity) : item.line_total,
    ...(change?.vendor !== undefined && {
      vendor_id: change.vendor?.id ?? null,
      vendor_name: change.vendor?.name ?? null,
    }),
    replacement: change?.replacement ?? item.replacement,
  }
}

/** What the lines come to, worked out as the server does it. */
export function totalsInRupees(
  lines: readonly Pick<CartItem, 'price' | 'quantity' | 'vendor_id' | 'vendor_name'>[],
): Totals {
  const paise = lines.map((line) => ({ ...line, price: toPaise(line.price) }))
  const { subtotal, cgst, sgst, total } = totalsByVendor(paise, gst)
  return {
    subtotal: toRupees(subtotal),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    total_amount: toRupees(total),
  }
}

/** What has to be sent so that the server's cart becomes what the page shows; null where it is already. */
export function changesOf(cart: Cart, draft: CartDraft): InputOf<typeof put> | null {
  const items = shownLines(cart.items, draft).flatMap(({ index, quantity, vendor_id, replacement }) => {
    const item = cart.items[index]!
    const change = {
      ...(quantity !== item.quantity && { quantity }),
      ...(vendor_id !== item.vendor_id && { vendor_id }),
      ...(replacement !== item.replacement && { replacement }),
    }
    return Object.keys(change).length > 0 ? [{ index, ...change }] : []
  })
  const where = {
    ...(draft.address !== undefined && draft.address.trim() !== (cart.address ?? '') && { address: draft.address }),
    ...(draft.pinCode !== undefined && draft.pinCode !== (cart.pin_code ?? '') && { pin_code: draft.pinCode }),
  }
  const when = draft.deliverBy !== undefined &&
    draft.deliverBy !== (cart.deliver_by ?? '') && { deliver_by: draft.deliverBy || null }
  if (when) Object.assign(where, when)
  return items.length > 0 || Object.keys(where).length > 0 ? { items, ...where } : null
}

/** The draft with one more change to a line; what belongs to lines that are gone is let go. */
export function withChange(
  draft: CartDraft,
  items: readonly CartItem[],
  key: string,
  change: Omit<Partial<LineChange>, 'was'>,
): CartDraft {
  const keys = keysOf(items)
  const was = items[keys.indexOf(key)]?.quantity
  if (was === undefined) return draft
  const before = draft.lines[key]
  // A quantity chosen before counts as chosen now, for the cart of now.
  const standing = before?.quantity === undefined ? {} : { quantity: quantityOf(was, before) }
  const kept = Object.entries(draft.lines).filter(([other]) => keys.includes(other))
  return { ...draft, lines: { ...Object.fromEntries(kept), [key]: { ...before, ...standing, ...change, was } } }
}

/**
 * The quantity to use if page and server were both changed: items added elsewhere are added to the page's
 * choice; a reduction elsewhere is the newer wish.
 */
function quantityOf(there: number, change: LineChange | undefined): number {
  if (change?.quantity === undefined || there < change.was) return there
  return Math.min(change.quantity + there - change.was, limits.quantityMax)
}

/** Keys for the lines that survive reordering. Two identical lines are distinguished by their order. */
export function keysOf(items: readonly CartItem[]): string[] {
  const seen = new Map<string, number>()
  return items.map(({ type, item_id, action, vendor_id, reminder_id, recipe_id, by }) => {
    const identity = JSON.stringify([type, item_id, action, vendor_id, reminder_id, recipe_id, ...(by ? [by] : [])])
    const nth = (seen.get(identity) ?? 0) + 1
    seen.set(identity, nth)
    return nth === 1 ? identity : `${identity}#${nth}`
  })
}
