import { createHash } from 'node:crypto'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import { Problem } from '#platform/problem.ts'
import type { PaymentEvent } from '#providers/payments.ts'
import { settleFailed, settlePaid, settleRefunded } from './settle.ts'
import { insertEvent } from './store.ts'

/**
 * Handles a webhook of the gateway, which is authoritative. Events arrive at least once and in any order.
 *
 * @param raw the raw body, which the signature covers.
 * @param eventId the gateway's id of the event; without one, the body identifies it.
 * @throws Problem `payment.not-configured`, `callback.signature`.
 */
export async function receiveEvent(
  context: Context,
  { raw, signature, eventId }: { raw: Buffer; signature: string; eventId: string | null },
): Promise<void> {
  if (!context.payments) throw new Problem('payment.not-configured')
  const event = context.payments.readEvent(raw, signature)
  if (event === 'forged') throw new Problem('callback.signature')
  if (event === null) throw new Problem('request.malformed')
  const id = eventId ?? createHash('sha256').update(raw).digest('hex')
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    if (!(await insertEvent(tx, { id, kind: event.kind, received_at: now }))) return
    await settle(context, tx, event)
  })
}

async function settle(context: Context, tx: Db, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'paid':
      return settlePaid(context, tx, event.payment)
    case 'failed':
      return settleFailed(context, tx, event.payment)
    case 'refunded':
      return settleRefunded(context, tx, event.paymentId)
    case 'other':
      return
  }
}
