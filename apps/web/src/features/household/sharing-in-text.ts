import { parseReminder } from '@planner/reminder-language'
import { personToRemindIn } from '@planner/reminder-language/person-to-remind'
import { queryClient } from '#api/client.ts'
import { now } from '#platform/time/clock.ts'
import { namesAtHand, sharingOf } from './for-whom.ts'
import { householdOptions } from './queries.ts'

/** What is sent of whom a sentence is for that was not looked at in the create dialog. */
export async function sharingInText(text: string, timeZone: string): Promise<ReturnType<typeof sharingOf>> {
  // Without a connection only what is at hand tells: a query would wait for it.
  if (navigator.onLine) await queryClient.prefetchQuery(householdOptions)
  const { spans } = parseReminder(text, { now: now(), timeZone })
  return sharingOf(null, personToRemindIn(text, spans, namesAtHand(queryClient))?.name ?? null)
}
