import { replacements } from '@planner/contract/cart'

import type { CartDraft, LineChange } from './draft.ts'

/**
 * Reads a draft stored on this device. Validated by hand: every page shows the cart's count, and a validation library
 * would be larger than the rest of the cart. A delivery time that has passed is dropped.
 *
 * @throws SyntaxError if it is not a draft, or of another version.
 */
export function draftFrom(text: string, now: Date): CartDraft {
  const saved: unknown = JSON.parse(text)
  if (!isObject(saved) || !isObject(saved.lines)) throw unreadable('lines')
  const lines = Object.entries(saved.lines).map(([key, line]) => [key, changeFrom(line)] as const)
  const { address, pinCode, deliverBy } = saved
  if (!isTextOrNone(address) || !isTextOrNone(pinCode) || !isTextOrNone(deliverBy)) throw unreadable('address')

  return {
    lines: Object.fromEntries(lines),
    ...(address !== undefined && { address }),
    ...(pinCode !== undefined && { pinCode }),
    ...(deliverBy !== undefined && !(deliverBy !== '' && new Date(deliverBy) <= now) && { deliverBy }),
  }
}

function changeFrom(line: unknown): LineChange {
  if (!isObject(line) || !isCount(line.was)) throw unreadable('was')
  const { was, quantity, vendor, replacement } = line
  if (quantity !== undefined && !isCount(quantity)) throw unreadable('quantity')
  if (vendor !== undefined && vendor !== null && !isVendor(vendor)) throw unreadable('vendor')
  const known = replacements.find((one) => one === replacement)
  if (replacement !== undefined && !known) throw unreadable('replacement')

  return {
    was,
    ...(quantity !== undefined && { quantity }),
    ...(vendor !== undefined && { vendor: vendor && { id: vendor.id, name: vendor.name } }),
    ...(known && { replacement: known }),
  }
}

const unreadable = (what: string) => new SyntaxError(`The draft's ${what} cannot be read`)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value)
const isTextOrNone = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'
const isVendor = (value: unknown): value is { id: string; name: string } =>
  isObject(value) && typeof value.id === 'string' && typeof value.name === 'string'
