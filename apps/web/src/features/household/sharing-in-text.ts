import { parseReminder } from '@planner/reminder-language'
import { personToRemindIn } from '@planner/reminder-language/person-to-remind'
import { queryClient } from '#api/client.ts'
import { now } from '#platform/time/clock.ts'
import { namesAtHand, sharingOf } from './for-whom.ts'
import { householdOptions } from './queries.ts'

/** Returns the audience fields to send for a sentence that skipped the create dialog. */
export async function sharingInText(text: string, timeZone: string): Promise<ReturnType<typeof sharingOf>> {
  // Offline, only cached data is used: a query would wait for a connection.
  if (navigator.onLine) await queryClient.prefetchQuery(householdOptions)
  const { spans } = parseReminder(text, { now: now(), timeZone })
  return sharingOf(null, personToRemindIn(text, spans, namesAtHand(queryClient))?.name ?? null)
}
