/** An order or its row: how its parts and its online payment stand. */
type Payable = {
  payment: { status: string } | null
  parts: readonly { state: string; received_at: unknown; paid_said_at?: unknown }[]
}

/**
 * How an order was paid: at the gateway, or by hand to its shops. By hand, the shops confirmed the payment of all parts
 * or of some, or only the customer reports it.
 */
export type Paid = { by: 'online' | 'hand'; extent: 'all' | 'part' | 'reported' } | null

/**
 * Returns how an order was paid, also if it was refunded since; null if it was not. Each place that shows it asks this
 * function; `isSpent` in the server's spending is the same rule in SQL, held equal by `rules-in-sql.test.ts`.
 */
export function paidOf({ payment, parts }: Payable): Paid {
  if (payment?.status === 'paid' || payment?.status === 'refunded') return { by: 'online', extent: 'all' }
  const supplied = parts.filter((part) => !isClosed(part))
  // An order that ended as a whole was paid as far as its parts were before that.
  const counted =
    supplied.length > 0 ? supplied : parts.filter((part) => isReceived(part) || part.state === 'cancelled')
  const received = counted.filter(isReceived)
  if (received.length > 0) return { by: 'hand', extent: received.length === counted.length ? 'all' : 'part' }
  return counted.some(({ paid_said_at: said }) => (said ?? null) !== null) ? { by: 'hand', extent: 'reported' } : null
}

/** Whether a shop that still supplies its part confirmed that it was paid by hand, so that nothing may be paid online. */
export const isPaidByHand = ({ parts }: Pick<Payable, 'parts'>): boolean =>
  parts.some((part) => isReceived(part) && !isClosed(part))

const isReceived = ({ received_at: at }: Payable['parts'][number]): boolean => at !== null

const isClosed = ({ state }: Payable['parts'][number]): boolean => state === 'cancelled' || state === 'declined'
