import { reminders as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import { endAfterEdit } from '@planner/reminder-language/overdue'
import { usualTime } from '@planner/reminder-language/usual-time'
import type { Context } from '#context.ts'
import { settleRefillOf } from '#features/medicines/refill.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { putBackSnoozes } from '#features/notifications/snooze/set-aside.ts'
import { requireStorage } from '#features/storage/require-storage.ts'
import { after } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { changeOccurrences } from './changed-occurrences.ts'
import { requireNoOtherDose, requireOneDose, withoutSkip } from './doses/doses.ts'
import { type Field, withoutOutdone } from './last-writer.ts'
import { mergeChecklist } from './merge-checklist.ts'
import { requireOccurrence, validateRule } from './recurrence.ts'
import { requireOpenLeft } from './require-room.ts'
import { doneBy, namesRecipient, requireMayChange, resolveSharing } from './sharing/sharing.ts'
import { lockReminderOf, reminderOf, updateReminder } from './store.ts'

type Change = CheckedInputOf<typeof contract>

/**
 * Changes the given fields, keeps the others, and replans the alerts in the same transaction. If the change was made
 * offline, fields that were changed elsewhere later keep those values; `kept` names them.
 *
 * @throws Problem `reminder.not-found`, `reminder.recurrence`, `reminder.never`, `reminder.ends-before`,
 *   `reminder.not-an-occurrence`, `medicine.dose`, `medicine.same-dose`, `reminder.not-yours`, `reminder.too-many`
 *   when reopening one over the limit, `reminder.too-many-days`, `account.full`, and whatever `resolveSharing` throws.
 */
export async function changeReminder(
  context: Context,
  user: UserRow,
  asked: Change,
): Promise<{ reminder: ReminderRow; kept: Field[] }> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    await requireRoomFor(context, tx, user, asked)
    // The household is locked before the reminder.
    const before = namesRecipient(asked) ? await reminderOf(tx, user.id, asked.id) : null
    if (before) requireMayChange(user, before, asked)
    const sharing = before ? await resolveSharing(tx, user, asked, before) : {}
    const locked = await lockReminderOf(tx, user.id, asked.id)
    if (!locked) throw new Problem('reminder.not-found')
    requireMayChange(user, locked, asked)
    requireOneDose(locked, asked)
    const reminder = await withoutSkip(tx, locked, asked)

    const askedAt = after(now, -(asked.waited_ms ?? 0))
    const merged = mergedChecklist(reminder, asked)
    const { change, kept, times } = withoutOutdone(reminder, merged, askedAt)
    const when = changedWhen(reminder, change)
    await requireNoOtherDose(tx, reminder, reminder, when)
    const fields = { ...changedText(reminder, change), ...when, ...changedDetails(change) }
    const changed = await updateReminder(tx, reminder.id, {
      ...fields,
      ...sharing,
      ...doneBy(user, { ...reminder, ...sharing }, change, now),
      ...changedCompletion({ ...reminder, ...when }, change),
      ...(reminder !== locked && { skipped_dates: reminder.skipped_dates }),
      field_times: JSON.stringify(times),
      origin_edited: reminder.origin_edited || (reminder.origin !== null && !isSame(reminder, fields)),
      updated_at: now,
    })
    if (change.completed === false) await putBackSnoozes(context, tx, changed, now)
    await changeOccurrences(context, tx, reminder, changed, now)
    const planned = await planAlerts(context, tx, changed, now)
    await settleRefillOf(context, tx, planned)
    return { reminder: planned, kept }
  })
}

function mergedChecklist(reminder: ReminderRow, { checklist_was: was, ...asked }: Change): Change {
  if (!asked.checklist || !was) return asked
  const checklist = mergeChecklist(was, asked.checklist, reminder.checklist).slice(0, limits.checklist.max)
  return { ...asked, checklist, checklist_was: was }
}

/** Returns the number of bytes of the given texts. */
export const textBytes = ({
  title,
  description,
  checklist,
}: Pick<Change, 'title' | 'description'> & Partial<Pick<Change, 'checklist'>>): number =>
  Buffer.byteLength(title ?? '') +
  Buffer.byteLength(description ?? '') +
  (checklist ? Buffer.byteLength(JSON.stringify(checklist)) : 0)

/** Checks the limits: reopening a reminder counts as adding one, and longer texts as more storage. */
async function requireRoomFor(context: Context, tx: Db, user: UserRow, asked: Change): Promise<void> {
  if (asked.completed === false && asked.occurrence_date === undefined) {
    const isDone = (await reminderOf(tx, user.id, asked.id))?.completed
    if (isDone) await requireOpenLeft(context, tx, user, { more: 1 })
  }
  if (asked.description || asked.checklist) await requireStorage(tx, user.id, { more: textBytes(asked) })
}

/** Whether a change edits nothing: completing an imported event does not count as editing it. */
const isSame = (reminder: ReminderRow, askedAt: object): boolean =>
  Object.entries(askedAt).every(
    ([name, value]) => comparable(reminder[name as keyof ReminderRow]) === comparable(value),
  )

const comparable = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)

function changedWhen(reminder: ReminderRow, change: Change) {
  const recurrence = change.recurrence === undefined ? reminder.recurrence : (change.recurrence ?? 'none')
  // A festival reminder that gets another recurrence no longer follows the festival.
  const festival = recurrence === reminder.recurrence ? reminder.festival : null
  const date = change.date ?? reminder.date
  const ends_on = change.ends_on === undefined ? endAfterEdit(reminder, { date, recurrence }) : change.ends_on
  const rule = validateRule({ date, recurrence, festival, ends_on, times: change.times })
  return { ...rule, ...changedTime(reminder, change) }
}

export const changedText = ({ title, description }: ReminderRow, change: Change) => ({
  title: change.title ?? title,
  description: change.description === undefined ? description : (change.description ?? ''),
})

/** Returns the changed details; for a reminder split off a series, with the series' details as defaults. */
export function changedDetails(
  { priority, tags, checklist, duration_minutes, lead_minutes, nag_minutes, since_year }: Change,
  from?: ReminderRow,
) {
  const leads = lead_minutes && [...new Set(lead_minutes)].sort((one, other) => other - one)
  const askedAt = {
    priority: priority ?? from?.priority,
    tags: tags ? [...new Set(tags)] : from?.tags,
    checklist: checklist ?? from?.checklist,
    duration_minutes: duration_minutes === undefined ? from?.duration_minutes : duration_minutes,
    lead_minutes: lead_minutes === undefined ? from?.lead_minutes : leads,
    nag_minutes: nag_minutes === undefined ? from?.nag_minutes : nag_minutes,
    since_year: since_year === undefined ? from?.since_year : since_year,
  }
  return Object.fromEntries(
    Object.entries(askedAt)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'checklist' ? JSON.stringify(value) : value]),
  ) as Partial<
    Pick<ReminderRow, 'priority' | 'tags' | 'duration_minutes' | 'lead_minutes' | 'nag_minutes' | 'since_year'>
  > & {
    checklist?: string
  }
}

export const changedTime = ({ time, time_defaulted }: ReminderRow, change: Change) =>
  change.time === undefined || change.time === time
    ? { time, time_defaulted }
    : { time: change.time ?? usualTime, time_defaulted: change.time === null }

/** Returns the change to the completion of the whole reminder, or of one occurrence. */
function changedCompletion(reminder: ReminderRow, { completed, occurrence_date: day }: Change) {
  if (completed === undefined) return {}
  if (day !== undefined) requireOccurrence(reminder, day)
  if (day === undefined || reminder.recurrence === 'none') return { completed }
  const others = reminder.completed_dates.filter((other) => other !== day)
  if (completed && others.length >= limits.ownDaysMax) throw new Problem('reminder.too-many-days')
  return { completed_dates: completed ? [...others, day].sort() : others }
}
