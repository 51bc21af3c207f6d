import type { Context } from '#context.ts'
import { dropAlertsOf, mayStillRing, planAlertsOf } from '#features/notifications/planning/plan-alerts.ts'
import { planEverything } from '#features/notifications/planning/plan-everything.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { textBytes } from './change.ts'
import { keepFirstDay } from './keep-first-day.ts'
import { requireRoom, rowBytes } from './require-room.ts'
import {
  deleteReminders,
  idsKnownTo,
  insertReminders,
  lockRemindersWith,
  setEventsRing,
  updateReminder,
} from './store.ts'

/** The imported fields of a reminder: date, time and texts, and from a file also recurrence and details. */
export type Imported = Pick<ReminderRow, 'title' | 'description' | 'date' | 'time' | 'time_defaulted' | 'origin_url'> &
  Partial<Omit<Details, 'checklist'>> & { checklist?: string }

type Details = Pick<
  ReminderRow,
  | 'time_zone'
  | 'recurrence'
  | 'ends_on'
  | 'skipped_dates'
  | 'tags'
  | 'priority'
  | 'checklist'
  | 'duration_minutes'
  | 'lead_minutes'
  | 'nag_minutes'
  | 'completed'
  | 'from_calendar'
>

type From = { origin: 'google' | 'mail' | 'file'; rings: boolean; now: Date }

/** Number of reminders whose alerts are planned together. */
const plannedAtOnce = 200

/**
 * Creates imported reminders, in the transaction that records the import.
 *
 * @param imported by the id that each gets.
 * @throws Problem `reminder.too-many`, `account.full`.
 */
export async function addImported(
  context: Context,
  tx: Db,
  user: UserRow,
  imported: ReadonlyMap<string, Imported>,
  { origin, rings, now }: From,
): Promise<ReminderRow[]> {
  if (imported.size === 0) return []
  const text = [...imported.values()].reduce(
    (sum, { checklist = '', ...content }) => sum + textBytes(content) + checklist.length,
    0,
  )
  const open = [...imported.values()].filter(({ completed }) => !completed).length
  await requireRoom(context, tx, user, { more: open, text: text + (imported.size - open) * rowBytes })
  const rows = await insertReminders(
    tx,
    [...imported].map(([id, content]) => ({
      id,
      user_id: user.id,
      source_text: null,
      time_zone: user.time_zone,
      recurrence: 'none',
      festival: null,
      tags: [],
      ...content,
      next_unplanned_on: null,
      origin,
      rings,
      created_at: now,
      updated_at: now,
    })),
  )
  await planInPieces(
    context,
    tx,
    rows.filter((row) => mayStillRing(row, now)),
    now,
  )
  return rows
}

/**
 * Updates imported reminders to their current source, except those that the person has changed here.
 *
 * @param inWords those whose first day was read from words, and so keep the one they have.
 * @returns how many were changed, and how many were left alone.
 */
export async function changeImported(
  context: Context,
  tx: Db,
  user: UserRow,
  imported: ReadonlyMap<string, Imported>,
  now: Date,
  inWords: ReadonlySet<string> = new Set(),
): Promise<{ changed: number; kept: number }> {
  const all = await lockRemindersWith(tx, user.id, [...imported.keys()])
  const untouched = all.filter((reminder) => !reminder.origin_edited)
  const changed: ReminderRow[] = []
  for (const { id, ...series } of untouched) {
    // A reminder completed here stays completed.
    const { completed: _completed, ...content } = imported.get(id)!
    const { recurrence = 'none', ends_on = null } = content
    const read = { date: content.date, recurrence, festival: null, ends_on }
    const days = inWords.has(id) ? keepFirstDay(series, read) : {}
    const change = { time_zone: user.time_zone, ...content, ...days, updated_at: now }
    changed.push(await updateReminder(tx, id, change))
  }
  // Includes reminders that are now past, whose pending alerts must be dropped.
  await planInPieces(context, tx, changed, now)
  return { changed: changed.length, kept: all.length - untouched.length }
}

/** Deletes imported reminders, except those that the person has changed here. @returns how many were deleted. */
export async function removeImported(tx: Db, user: UserRow, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const untouched = (await lockRemindersWith(tx, user.id, ids)).filter((reminder) => !reminder.origin_edited)
  if (untouched.length === 0) return 0
  await dropAlertsOf(tx, untouched)
  await deleteReminders(
    tx,
    untouched.map(({ id }) => id),
  )
  return untouched.length
}

/** Returns which of these reminders the person has changed since they were imported. */
export async function editedIdsOf(tx: Db, user: UserRow, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await lockRemindersWith(tx, user.id, ids)
  return new Set(rows.filter(({ origin_edited: isEdited }) => isEdited).map(({ id }) => id))
}

/** Returns which of these reminders the person has changed or completed since each was imported. */
export async function touchedIdsOf(
  tx: Db,
  user: UserRow,
  cameIn: ReadonlyMap<string, Date>,
): Promise<ReadonlySet<string>> {
  const rows = await lockRemindersWith(tx, user.id, [...cameIn.keys()])
  const touched = rows.filter((row) => row.origin_edited || row.updated_at > cameIn.get(row.id)!)
  return new Set(touched.map(({ id }) => id))
}

/** Returns which of these ids are reminders of the person, or shared in their household. */
export const knownAmong = async (db: Db, user: UserRow, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  ids.length === 0 ? new Set() : new Set(await idsKnownTo(db, user, ids))

/** Switches alerts for all events of a person's calendar on or off. */
export async function letEventsRing(context: Context, tx: Db, user: UserRow, rings: boolean): Promise<void> {
  await setEventsRing(tx, user.id, rings)
  const held = await lockPerson(tx, user.id)
  if (held) await planEverything(context, tx, held, context.clock.now())
}

async function planInPieces(context: Context, tx: Db, rows: ReminderRow[], now: Date): Promise<void> {
  for (let from = 0; from < rows.length; from += plannedAtOnce) {
    await planAlertsOf(context, tx, rows.slice(from, from + plannedAtOnce), now)
  }
}
