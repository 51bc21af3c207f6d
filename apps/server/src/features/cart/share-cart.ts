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
 * Gives a household one cart, in a transaction that holds it. What each has in their own stays there, for them alone, until they
 * bring it; address and PIN code of who switches are taken over where there are none.
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
  // A page that still shows its own cart must not order this one by the same number.
  await saveCart(tx, { ...cart, address, pin_code }, now, await largestVersion(tx, members))
}

/** Gives everybody their own cart again, with what they put into the household's; what nobody there put in is who switches'. */
export async function endSharedCart(
  tx: Db,
  { householdId, userId, now }: { householdId: string; userId: string; now: Date },
): Promise<void> {
  const members = await lockMembers(tx, householdId)
  await setSharesCart(tx, householdId, false)
  await setCart(tx, members, null)
  await deal(tx, { householdId, members, rest: userId, now })
}

/** What somebody who leaves put into the household's cart goes to their own with them. */
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

/** Whoever is the last of a household and joins another takes its cart and orders as their own. */
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
 * Lines of a household's cart to who put them in.
 *
 * @param rest who gets those of nobody among them; null leaves them.
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
  // Always another version: an order that was about to be placed reads the cart again.
  await saveCart(tx, { ...cart, lines: cart.lines.filter((line) => ownerOf(line) === null) }, at)
}
