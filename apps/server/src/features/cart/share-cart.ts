import type { Db } from '#platform/db/open.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import { withLines } from './add-all-to-cart.ts'
import {
  detachOrders,
  largestVersion,
  lockCartOf,
  lockMembers,
  saveCart,
  setCart,
  setSharesCart,
  sharesCart,
} from './store.ts'

/**
 * Gives a household one shared cart, in a transaction that locks the household. Members' own carts are kept, visible
 * only to themselves, until they bring their lines over. An empty address and PIN code are filled in from the person
 * who switches.
 */
export async function startSharedCart(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<void> {
  const members = await lockMembers(tx, householdId)
  await setSharesCart(tx, householdId, true)
  await setCart(tx, members, householdId)
  const cart = await lockCartOf(tx, { id: householdId, userId: null, now })
  const own = await lockCartOf(tx, { id: userId, userId, now })
  const { address, pin_code } = cart.address === null ? own : cart
  // A page still showing the person's own cart must not be able to order this one with the same version number.
  await saveCart(tx, { ...cart, address, pin_code }, now, await largestVersion(tx, members))
}

/**
 * Gives every member their own cart again, with the lines they added to the shared one. Lines added by nobody who is
 * still a member go to the person who switches.
 */
export async function endSharedCart(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<void> {
  const members = await lockMembers(tx, householdId)
  await setSharesCart(tx, householdId, false)
  await setCart(tx, members, null)
  await deal(tx, { householdId, members, rest: userId, now })
}

/** Moves the lines that a leaving member added to the shared cart into their own. */
export async function takeOwnLines(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<void> {
  if (!(await sharesCart(tx, householdId))) return
  await setCart(tx, [userId], null)
  await deal(tx, { householdId, members: [userId], rest: null, now })
}

/** New members use the shared cart; their own cart is kept. */
export async function joinCart(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<void> {
  if (!(await sharesCart(tx, householdId))) return
  await setCart(tx, [userId], householdId)
  const cart = await lockCartOf(tx, { id: householdId, userId: null, now })
  await saveCart(tx, cart, now, await largestVersion(tx, [userId]))
}

/** When the last member of a household joins another, they take its cart and orders as their own. */
export async function moveSharedCart(tx: Db, { from }: { from: string; to: string }): Promise<void> {
  const members = await lockMembers(tx, from)
  await setCart(tx, members, null)
  const [last] = members
  if (last && (await sharesCart(tx, from))) {
    await deal(tx, { householdId: from, members, rest: last, now: null })
  }
  await detachOrders(tx, from)
}

/**
 * Moves the lines of a shared cart to the members who added them.
 *
 * @param rest who gets the lines that none of `members` added; null leaves them in the cart.
 */
async function deal(
  tx: Db,
  {
    householdId,
    members,
    rest,
    now,
  }: { householdId: string; members: string[]; rest: string | null; now: Date | null },
): Promise<void> {
  const cart = await lockCartOf(tx, { id: householdId, userId: null, now: now ?? new Date(0) })
  const at = now ?? cart.updated_at
  const ownerOf = ({ by }: Line) => (by !== undefined && members.includes(by) ? by : rest)
  for (const member of members) {
    const theirs = cart.lines.filter((line) => ownerOf(line) === member).map(({ by: _by, ...line }) => line)
    const own = await lockCartOf(tx, { id: member, userId: member, now: at })
    const { address, pin_code } = own.address === null ? cart : own
    await saveCart(tx, { ...own, address, pin_code, lines: withLines(own.lines, theirs) }, at, cart.version)
  }
  // Always increments the version, so that an order about to be placed reads the cart again.
  await saveCart(tx, { ...cart, lines: cart.lines.filter((line) => ownerOf(line) === null) }, at)
}
