import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { AlertReplanRow } from '#platform/db/tables/notifications.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { planDigests } from './plan-digests.ts'
import {
  deleteAlertsOfHousehold,
  lockPendingOf,
  type Place,
  placeOf,
  remindersThatMayRing,
  replanOf,
  saveReplan,
} from './store.ts'

/** How far back a one-off reminder may still ring: it is sent at most a day late. */
const lookBackMs = 3 * dayMs

/** Reminders planned per transaction, which locks their person. */
const remindersAtOnce = 100

/** An alert comes at most a day before its occurrence, and in some time zones it is still the day before. */
const soonMs = 3 * dayMs

/**
 * How long alerts wait for planning before they are sent unchanged. Planning takes seconds; if it fails, an alert under
 * the old preferences is better than none.
 */
const heldMs = 5 * minuteMs

/**
 * Replans everything pending for a person by their current preferences, channels and time zone. Only the first of many
 * reminders are planned here; the rest follow in batches (`replan.ts`), however often this is called meanwhile. Until
 * the reminders that are due soon have been planned, nothing is sent to the person (docs/decisions/0023).
 *
 * @param user as changed, and locked by the transaction.
 */
export async function planEverything(context: Context, tx: Db, user: UserRow, now: Date): Promise<void> {
  await planDigests(context, tx, user, now)
  const pendingReplan = await replanOf(tx, user.id)
  const fresh = {
    user_id: user.id,
    asked_at: pendingReplan?.asked_at ?? now,
    held_until: after(now, heldMs),
    ready_at: now,
  }
  const asked = { ...fresh, after_day: null, after_id: null }
  const left = pendingReplan ? asked : await planNext(context, tx, user, asked, now)
  if (left) await saveReplan(tx, left)
}

/** Plans the next batch of a person's reminders. @returns what remains to be planned; null if nothing does. */
export async function planNext(
  context: Context,
  tx: Db,
  user: UserRow,
  replan: AlertReplanRow,
  now: Date,
): Promise<AlertReplanRow | null> {
  const reminders = await remindersThatMayRing(tx, user.id, {
    from: dayOf(after(replan.asked_at, -lookBackMs)),
    after: placeAfter(replan),
    limit: remindersAtOnce,
  })
  const all = await lockPendingOf(
    tx,
    reminders.map(({ id }) => id),
  )
  const pending = all.filter((alert) => alert.user_id === user.id)
  await bringUpToDate(context, tx, user, { reminders, pending, now, since: replan.asked_at })
  if (reminders.length < remindersAtOnce) return null
  const last = placeOf(reminders.at(-1)!)
  const isSoonPlanned = last.day > dayOf(after(now, soonMs))
  return { ...replan, after_day: last.day, after_id: last.id, held_until: isSoonPlanned ? now : replan.held_until }
}

const placeAfter = ({ after_day: day, after_id: id }: AlertReplanRow): Place | null =>
  day === null || id === null ? null : { day, id }

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Deletes a person's pending alerts for reminders shared by others of a household. */
export const purgeAlertsOfHousehold = deleteAlertsOfHousehold
