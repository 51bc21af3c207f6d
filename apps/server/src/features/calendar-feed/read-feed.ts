import { createHash } from 'node:crypto'
import { calendarFeed as limits } from '@planner/contract/constants/reminders'
import type { Reminder } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { isUsable } from '#features/auth/is-gone.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { listReminders } from '#features/reminders/lists/list-reminders.ts'
import { hourMs, minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countAddressWithin, countWithin } from '#platform/request-counter.ts'
import { hashOfToken } from './feed.ts'
import { type FeedState, feedState, updateFeed } from './store.ts'
import { writeCalendar } from './write-calendar.ts'

/** Format version: increment it when the same reminders are written differently, so that entity tags change. */
const writtenAs = 2

/** The current state of a feed; `text` is null if the app already has it. */
export type ReadFeed = { etag: string; text: string | null }

/**
 * Reads the feed at a secret address.
 *
 * @param known the entity tags that the calendar app has, as in If-None-Match.
 * @throws Problem `feed.not-found`, and `request.too-many` for an app that fetches the whole feed too often or a
 *   network that guesses addresses.
 */
export async function readFeed(
  context: Context,
  token: string,
  { known, address }: { known: string; address: string },
): Promise<ReadFeed> {
  const { db, clock } = context
  const now = clock.now()
  const state = await feedState(db, hashOfToken(token))
  if (!state) {
    const limit = limits.unknownPerMinute
    await countAddressWithin(db, { what: 'unknown feed', address, now, windowMs: minuteMs, limit })
    throw new Problem('feed.not-found')
  }
  if (!state.last_read_at || now.getTime() - state.last_read_at.getTime() > hourMs) {
    await updateFeed(db, state.user_id, { last_read_at: now })
  }
  const etag = etagOf(state, now)
  if (known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return { etag, text: null }

  await countWithin(db, { key: `feed ${state.user_id}`, now, windowMs: hourMs, limit: limits.rendersPerHour })
  const user = await userById(context, state.user_id)
  if (!user || !isUsable(context, user)) throw new Problem('feed.not-found')
  const { alarms, time_zone: timeZone, lead_minutes: leadMinutes } = state
  return {
    etag,
    text: await writeCalendar(await everyListed(context, user), { alarms, timeZone, leadMinutes, now }),
  }
}

/** Includes the year, because a festival's dates are listed for a number of years ahead. */
function etagOf({ user_id, alarms, time_zone, lead_minutes, reminders }: FeedState, now: Date): string {
  const seen = JSON.stringify([writtenAs, user_id, alarms, time_zone, lead_minutes, reminders, now.getUTCFullYear()])
  return `"${createHash('sha256').update(seen).digest('base64url')}"`
}

/** Returns the reminders of the page's own list: all open or recurring ones, and the last 90 days. */
async function everyListed(context: Context, user: UserRow): Promise<Reminder[]> {
  const all: Reminder[] = []
  for (let asked: Parameters<typeof listReminders>[2] | null = {}; asked !== null; ) {
    const { page, rest } = await listReminders(context, user, asked)
    all.push(...page)
    asked = rest
  }
  return all
}
