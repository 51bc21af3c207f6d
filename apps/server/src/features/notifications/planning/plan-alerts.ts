import { nextOccurrence } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { setSnoozesAside } from '../snooze/set-aside.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { leadDays } from './moments.ts'
import { isForHousehold, namedBy } from './recipients.ts'
import { deleteAlerts, lockPendingOf, lockPeople, peopleOfHouseholds, setNextUnplanned } from './store.ts'
import { horizonDays } from './wanted-rings.ts'

/**
 * Updates a reminder's pending alerts to match it and its people, in the transaction that changed it. Alerts that were
 * sent, or are being handed over, stay.
 *
 * @returns the reminder, with the day up to which it is planned.
 */
export async function planAlerts(context: Context, tx: Db, reminder: ReminderRow, now: Date): Promise<ReminderRow> {
  const [planned] = await planAlertsOf(context, tx, [reminder], now)
  return planned!
}

/**
 * Does the same for several reminders. The preferences of their people are locked until the transaction ends, so that a
 * change of preferences comes entirely before or after it.
 */
export async function planAlertsOf(
  context: Context,
  tx: Db,
  reminders: ReminderRow[],
  now: Date,
): Promise<ReminderRow[]> {
  const concerned = await concernedBy(tx, reminders)
  const people = await lockPeople(tx, [...concerned.keys()])
  const pending = await lockPendingOf(
    tx,
    reminders.map(({ id }) => id),
  )
  for (const user of people) {
    const theirs = concerned.get(user.id)!
    const ids = new Set(theirs.map(({ id }) => id))
    const waiting = pending.filter((alert) => alert.user_id === user.id && ids.has(alert.reminder_id))
    await bringUpToDate(context, tx, user, { reminders: theirs, pending: waiting, now })
  }
  // Pending alerts for people whom the reminder no longer concerns.
  const isStranger = ({ user_id: userId, reminder_id: id }: (typeof pending)[number]) =>
    !concerned.get(userId)?.some((reminder) => reminder.id === id)
  const strangers = pending.filter(isStranger)
  await deleteAlerts(
    tx,
    strangers.map(({ id }) => id),
  )
  return Promise.all(
    reminders.map(async (reminder) => {
      const next = nextUnplannedOf(reminder, now)
      return next === reminder.next_unplanned_on ? reminder : setNextUnplanned(tx, reminder.id, next)
    }),
  )
}

/**
 * Returns the reminders that may ring for each person, including those assigned to somebody else, whose pending alerts
 * are then deleted.
 */
async function concernedBy(tx: Db, reminders: ReminderRow[]): Promise<Map<string, ReminderRow[]>> {
  const households = reminders.filter(isForHousehold).flatMap(({ household_id: id }) => id ?? [])
  const people = households.length === 0 ? [] : await peopleOfHouseholds(tx, [...new Set(households)])
  const concerned = new Map<string, Set<ReminderRow>>()
  for (const reminder of reminders) {
    const there = isForHousehold(reminder)
      ? people.filter((person) => person.household_id === reminder.household_id).map(({ id }) => id)
      : []
    for (const id of [...namedBy(reminder), ...there]) {
      concerned.set(id, (concerned.get(id) ?? new Set()).add(reminder))
    }
  }
  return new Map([...concerned].map(([id, theirs]) => [id, [...theirs]]))
}

/**
 * Whether a new reminder can still ring: an imported calendar may have years of past events, which need no planning. A
 * series always needs it, however long ago it began.
 */
export const mayStillRing = ({ rings, completed, recurrence, date, time_zone }: ReminderRow, now: Date): boolean =>
  rings && !completed && (recurrence !== 'none' || date >= addDays(wallTimeOf(now, time_zone).day, -1))

/** Deletes the pending alerts of a reminder that is being deleted. */
export const dropAlerts = (tx: Db, reminder: ReminderRow): Promise<void> => dropAlertsOf(tx, [reminder])

/** Does the same for several reminders. */
export async function dropAlertsOf(tx: Db, reminders: ReminderRow[]): Promise<void> {
  await lockPeople(tx, [...new Set(reminders.map((reminder) => reminder.user_id))])
  const pending = await lockPendingOf(
    tx,
    reminders.map(({ id }) => id),
  )
  await setSnoozesAside(tx, pending)
  await deleteAlerts(
    tx,
    pending.map(({ id }) => id),
  )
}

function nextUnplannedOf(reminder: ReminderRow, now: Date): string | null {
  if (reminder.recurrence === 'none' || reminder.completed) return null
  // A reminder with alerts days in advance is planned that many days earlier.
  const ahead = leadDays(reminder)
  const horizon = addDays(wallTimeOf(now, reminder.time_zone).day, horizonDays + ahead)
  const next = nextOccurrence(reminder, { after: horizon })
  return next && addDays(next, -ahead)
}
