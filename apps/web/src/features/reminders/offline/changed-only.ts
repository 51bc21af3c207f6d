import type { InputOf } from '@planner/contract/endpoint'
import { editedFields } from '@planner/contract/reminder-fields'
import type { Reminder, update } from '@planner/contract/reminders'

type Update = InputOf<typeof update>

/** An edit without the fields that it leaves as they are: those may have been changed elsewhere meanwhile. */
export function changedOnly(edit: Update, reminder: Reminder): Update {
  const same = editedFields.filter((field) => JSON.stringify(edit[field]) === JSON.stringify(reminder[field]))

  return { ...edit, ...Object.fromEntries(same.map((field) => [field, undefined])) }
}

/**
 * The fields by which a change made elsewhere will show. A day and a repetition settle one another, so where one of them
 * is edited the other says nothing.
 */
export function baseOf(edit: Update, reminder: Reminder): Record<string, unknown> {
  const { title, description, time, date, recurrence } = reminder
  const isRuleEdited = edit.date !== undefined || edit.recurrence !== undefined

  return { title, description, time, ...(!isRuleEdited && { date, recurrence }) }
}
