import { queueOwners } from '#api/offline-queue/indexed-db.ts'
import { sendFor } from '#api/offline-queue/send-for.ts'

/**
 * Sends queued calls when the browser reports a connection. Rejects if any have to wait longer, so that the browser
 * retries.
 */
export async function sendQueuedCalls(): Promise<void> {
  const ends = []
  for (const owner of await queueOwners.all()) ends.push(await sendFor(owner))

  if (ends.includes('later')) throw new Error('There is no connection yet')
}
