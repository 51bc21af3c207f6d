import { reminders as limits } from '@planner/contract/constants/reminders'
import { Problem } from '#platform/problem.ts'
import { addDays, instantOf } from '#platform/wall-time.ts'
import type { CalendarEvent, CalendarQuery, Google } from '#providers/google.ts'
import { isReason } from '../connection/explain.ts'

/** The days that are kept in step, both included. */
export type Window = { from: string; to: string; timeZone: string }

export type Changes = {
  /** Everything that is in the window, as opposed to what has changed. */
  isWhole: boolean
  /** By their ids. */
  events: Map<string, CalendarEvent>
  removed: Set<string>
  syncToken: string | null
}

/**
 * Reads what has changed since a sync token was given, or everything in the window: without a token, and where Google no
 * longer knows it.
 *
 * @throws GoogleFailure, ProviderFailure, or Problem `reminder.too-many`.
 */
export async function readChanges(
  google: Google,
  accessToken: string,
  { window, syncToken }: { window: Window; syncToken: string | null },
): Promise<Changes> {
  if (syncToken !== null) {
    try {
      return { isWhole: false, ...(await readPages(google, accessToken, { syncToken })) }
    } catch (error) {
      if (!isReason(error, 'token-gone')) throw error
    }
  }
  return { isWhole: true, ...(await readPages(google, accessToken, instantsOf(window))) }
}

async function readPages(google: Google, accessToken: string, query: CalendarQuery): Promise<Omit<Changes, 'isWhole'>> {
  const events = new Map<string, CalendarEvent>()
  const removed = new Set<string>()
  let page: string | null = null
  for (;;) {
    const read = await google.calendarPage(accessToken, query, page)
    // Later entries, on this page or the next, are newer.
    for (const event of read.events) {
      events.set(event.id, event)
      removed.delete(event.id)
    }
    for (const id of read.removed) {
      removed.add(id)
      events.delete(id)
    }
    if (events.size + removed.size > limits.openMax) throw new Problem('reminder.too-many')
    // Pages of nothing forever would never end.
    if (read.nextPage === null || read.nextPage === page) return { events, removed, syncToken: read.syncToken }
    page = read.nextPage
  }
}

const instantsOf = ({ from, to, timeZone }: Window): { from: Date; to: Date } => ({
  from: instantOf(from, '00:00:00', timeZone),
  to: instantOf(addDays(to, 1), '00:00:00', timeZone),
})
