import { totalsByVendor } from '@planner/commerce/gst'
import { toPaise, toRupees } from '@planner/commerce/money'
import type { Cart, CartItem, put, Replacement, Totals } from '@planner/contract/cart'
import { gst, cart as limits } from '@planner/contract/constants/orders'
import type { InputOf } from '@planner/contract/endpoint'

export type LineChange = {
  /** The quantity in the server's cart when this change was made. */
  was: number
  quantity?: number | undefined
  vendor?: { id: string; name: string } | null | undefined
  replacement?: Replacement | undefined
}

/** Unsent changes made on the page (docs/product/decisions.md#20), by line key. */
export type CartDraft = {
  lines: Record<string, LineChange>
  address?: string | undefined
  pinCode?: string | undefined
  deliverBy?: string | undefined
}

export const noDraft: CartDraft = { lines: {} }

/** A line as shown on the page; `index` is its position in the server's cart. */
export type ShownLine = CartItem & { key: string; index: number }

/** Applies the draft to the server's lines. Unchanged lines keep their object identity. */
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

/** Returns the totals of the lines, calculated as on the server. */
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

/** Returns the changes that turn the server's cart into the one shown; null if they are equal. */
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

/** Returns the draft with one more change to a line; changes to lines that no longer exist are dropped. */
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
  // Rebases an earlier change of the quantity onto the current cart.
  const standing = before?.quantity === undefined ? {} : { quantity: quantityOf(was, before) }
  const saved = Object.entries(draft.lines).filter(([other]) => keys.includes(other))
  return { ...draft, lines: { ...Object.fromEntries(saved), [key]: { ...before, ...standing, ...change, was } } }
}

/**
 * Returns the quantity to use if page and server both changed it: items added elsewhere are added to the page's choice;
 * a reduction elsewhere replaces it.
 */
function quantityOf(there: number, change: LineChange | undefined): number {
  if (change?.quantity === undefined || there < change.was) return there
  return Math.min(change.quantity + there - change.was, limits.quantityMax)
}

/** Returns keys for the lines that survive reordering. Identical lines are numbered by position. */
export function keysOf(items: readonly CartItem[]): string[] {
  const seen = new Map<string, number>()
  return items.map(({ type, item_id, action, vendor_id, reminder_id, recipe_id, by }) => {
    const identity = JSON.stringify([type, item_id, action, vendor_id, reminder_id, recipe_id, ...(by ? [by] : [])])
    const nth = (seen.get(identity) ?? 0) + 1
    seen.set(identity, nth)
    return nth === 1 ? identity : `${identity}#${nth}`
  })
}
