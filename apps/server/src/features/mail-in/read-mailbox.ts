import type { Context } from '#context.ts'
import { holdReceiving } from '#features/conversation/receiving.ts'
import { minuteMs } from '#platform/clock.ts'
import { placeOf, saveMailboxPlace } from './store.ts'
import { readIncoming } from './take-mail.ts'

/** Lease, longer than a visit takes; another process takes over after it. */
const holdMs = 5 * minuteMs

/** Reads new mail in the installation's mailbox, in one process at a time. */
export async function readMailbox(context: Context): Promise<void> {
  const { mailbox, db } = context
  if (!mailbox || !(await holdReceiving(context, 'mail', { receiver: mailbox, forMs: holdMs, isRenewed: true }))) return
  const name = mailbox.address.toLowerCase()
  // An interrupted mail is read again, and recognised by its Message-ID.
  await mailbox.visit(
    await placeOf(db, name),
    ({ source }) => readIncoming(context, source),
    (place) => saveMailboxPlace(db, name, place),
  )
}
