import { reminders as limits } from '@planner/contract/constants/reminders'
import { Problem } from '#platform/problem.ts'
import { addDays, instantOf } from '#platform/wall-time.ts'
import type { CalendarEvent, CalendarQuery, Google } from '#providers/google.ts'
import { isReason } from '../connection/explain.ts'

/** The days that are synced, both inclusive. */
export type Window = { from: string; to: string; timeZone: string }

export type Changes = {
  /** True for everything in the window, false for changes only. */
  isWhole: boolean
  /** By event id. */
  events: Map<string, CalendarEvent>
  removed: Set<string>
  syncToken: string | null
}

/**
 * Reads the changes since a sync token was issued, or everything in the window without a token or if Google no longer
 * knows it.
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
    // Later entries, on this page or a following one, are newer.
    for (const event of read.events) {
      events.set(event.id, event)
      removed.delete(event.id)
    }
    for (const id of read.removed) {
      removed.add(id)
      events.delete(id)
    }
    if (events.size + removed.size > limits.openMax) throw new Problem('reminder.too-many')
    // Guards against an endless sequence of pages.
    if (read.nextPage === null || read.nextPage === page) return { events, removed, syncToken: read.syncToken }
    page = read.nextPage
  }
}

const instantsOf = ({ from, to, timeZone }: Window): { from: Date; to: Date } => ({
  from: instantOf(from, '00:00:00', timeZone),
  to: instantOf(addDays(to, 1), '00:00:00', timeZone),
})
