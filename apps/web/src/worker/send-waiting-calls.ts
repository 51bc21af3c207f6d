import { sendFor } from '#api/waiting/send-for.ts'
import { waitingPeople } from '#api/waiting/store.ts'

/** Sends what waits when the browser says that there is a connection. What has to wait on makes it fail, and ask again. */
export async function sendWaitingCalls(): Promise<void> {
  const ends = []
  for (const owner of await waitingPeople.all()) ends.push(await sendFor(owner))

  if (ends.includes('later')) throw new Error('Still offline')
}
