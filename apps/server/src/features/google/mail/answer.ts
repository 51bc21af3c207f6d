import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { createFromEmail as contract } from '@planner/contract/google'
import { type WallTime, withUsualTime } from '@planner/reminder-language/when'
import type { Context } from '#context.ts'
import { changeReminder } from '#features/reminders/change.ts'
import { addImported, type Imported } from '#features/reminders/imported.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { removeReminder } from '#features/reminders/removal/remove.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { MailSuggestionRow } from '#platform/db/tables/google.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { descriptionOf, linkOf } from './present.ts'
import { lockSuggestion, setSuggestion } from './store.ts'

type Accepted = CheckedInputOf<typeof contract>

/** Blanks the mail's own words once a suggestion is answered; the rest is kept. */
const forgotten = { subject: '', snippet: '', source_sentence: '' } as const

/**
 * Creates a reminder from a suggestion, with the person's changes. Accepting again returns the same reminder.
 *
 * @throws Problem `google.suggestion`, `reminder.not-found` if it was accepted and deleted since, or
 *   `reminder.too-many`.
 */
export async function accept(context: Context, user: UserRow, { id, ...accepted }: Accepted): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const suggestion = await lockSuggestion(tx, user.id, id)
    if (!suggestion || suggestion.state === 'dismissed') throw new Problem('google.suggestion')
    if (suggestion.state === 'accepted') return ownReminder({ ...context, db: tx }, user, suggestion.reminder_id ?? id)
    if (suggestion.change) return acceptChange({ ...context, db: tx }, user, suggestion)
    const content = contentOf(suggestion, accepted.suggested_reminder, wallTimeOf(now, user.time_zone))
    const reminderId = context.ids.next()
    const made = await addImported(context, tx, user, new Map([[reminderId, content]]), {
      origin: 'mail',
      rings: true,
      now,
    })
    const { title, date, time } = content
    await setSuggestion(tx, id, { ...forgotten, state: 'accepted', reminder_id: reminderId, title, date, time })
    return made[0]!
  })
}

/** Applies a later version of an invitation to the reminder made from the first one. */
async function acceptChange(within: Context, user: UserRow, suggestion: MailSuggestionRow): Promise<ReminderRow> {
  const { id, change, changes_reminder: reminderId, title, date, time, recurrence, ends_on } = suggestion
  if (reminderId === null) throw new Problem('google.suggestion')
  const answered = { ...forgotten, state: 'accepted' as const }
  if (change === 'cancelled') {
    // The suggestion is deleted with the reminder; the reminder can be restored.
    return removeReminder(within, user, reminderId)
  }
  const { reminder } = await changeReminder(within, user, { id: reminderId, title, date, time, recurrence, ends_on })
  await setSuggestion(within.db, id, { ...answered, reminder_id: reminderId })
  return reminder
}

function contentOf(suggestion: MailSuggestionRow, changed: Accepted['suggested_reminder'], now: WallTime): Imported {
  const date = changed?.date ?? suggestion.date
  const time = changed?.time === undefined ? suggestion.time : changed.time
  return {
    title: changed?.title ?? suggestion.title,
    description: changed?.description ?? descriptionOf(suggestion),
    ...(time === null ? { ...withUsualTime(date, now), time_defaulted: true } : { date, time, time_defaulted: false }),
    origin_url: linkOf(suggestion),
    ...(suggestion.recurrence !== 'none' && { recurrence: suggestion.recurrence, ends_on: suggestion.ends_on }),
  }
}

/** Dismisses a suggestion for good. Idempotent. @throws Problem `google.suggestion`. */
export async function dismiss(context: Context, user: UserRow, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const suggestion = await lockSuggestion(tx, user.id, id)
    if (!suggestion) throw new Problem('google.suggestion')
    if (suggestion.state !== 'open') return
    const emptied = { title: '', sender: '', amount_paise: null }
    await setSuggestion(tx, id, { ...forgotten, ...emptied, state: 'dismissed' })
  })
}
