import { queueOwners } from '#api/offline-queue/indexed-db.ts'
import { sendFor } from '#api/offline-queue/send-for.ts'

/** Sends what waits when the browser says that there is a connection. What has to wait on makes it fail, and ask again. */
export async function sendQueuedCalls(): Promise<void> {
  const ends = []
  for (const owner of await queueOwners.all()) ends.push(await sendFor(owner))

  if (ends.includes('later')) throw new Error('There is no connection yet')
}
