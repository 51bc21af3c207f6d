import type { Context } from '#context.ts'
import { after, hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { lockConnection, setConnection } from '../connection/store.ts'
import { withAccess } from '../connection/with-access.ts'
import { type Applied, applyChanges } from './apply-changes.ts'
import { type Changes, readChanges, type Window } from './read-changes.ts'
import { countEvents } from './store.ts'

/** Whole days before and after today. */
export type Days = { past: number; future: number }

export type Synced = Applied & { total: number }

/** Attempts, because a sync starts over when another one with a different window overtakes it. */
const tries = 3

export const syncEveryMs = hourMs

/**
 * Imports a person's calendar events into the planner. Reads from Google first, then changes the planner in one
 * transaction. Idempotent.
 *
 * @throws Problem as `withAccess` does, or `reminder.too-many`.
 */
export async function syncCalendar(context: Context, user: UserRow, days: Days): Promise<Synced> {
  const now = context.clock.now()
  const today = wallTimeOf(now, user.time_zone).day
  const window = { from: addDays(today, -days.past), to: addDays(today, days.future), timeZone: user.time_zone }
  for (let n = 0; n < tries; n++) {
    const synced = await withAccess(context, user, 'calendar', async ({ google, connection, token }) => {
      const syncToken = goesOn(connection, window, days) ? connection.sync_token : null
      const changes = await readChanges(google, token, { window, syncToken })
      return keep(context, user, { connection, changes, window, days, now })
    })
    if (synced) return synced
  }
  throw new Problem('google.busy', { retryAfterSeconds: 1 })
}

/**
 * Whether the last sync token is valid for this window. A token is bound to its window, so yesterday's never reports
 * the day that has entered the window since.
 */
const goesOn = (connection: GoogleConnectionRow, window: Window, days: Days): boolean =>
  connection.synced_from === window.from && connection.past_days === days.past && connection.future_days === days.future

type Read = { connection: GoogleConnectionRow; changes: Changes; window: Window; days: Days; now: Date }

const nothing: Applied = { added: 0, changed: 0, removed: 0, kept: 0 }

/**
 * Applies the data unless another sync ran in between, in which case it may be outdated. If the other sync had the same
 * window, nothing is left to do; if not, returns null.
 */
function keep(context: Context, user: UserRow, read: Read): Promise<Synced | null> {
  const { connection, changes, window, days, now } = read
  return inTransaction(context.db, async (tx) => {
    const held = await lockConnection(tx, user.id, connection.id)
    if (!held) throw new Problem('google.not-connected')
    if (held.synced_at?.getTime() !== connection.synced_at?.getTime() || held.sync_token !== connection.sync_token) {
      return goesOn(held, window, days) ? { ...nothing, total: await countEvents(tx, user.id) } : null
    }
    const applied = await applyChanges(context, tx, user, { connection: held, changes, from: window.from, now })
    await setConnection(tx, held, {
      sync_token: changes.syncToken,
      synced_from: window.from,
      past_days: days.past,
      future_days: days.future,
      synced_at: now,
      ...(held.auto_sync && { next_sync_at: after(now, syncEveryMs) }),
    })
    return { ...applied, total: await countEvents(tx, user.id) }
  })
}
