import type { InputOf } from '@planner/contract/endpoint'
import { editedFields } from '@planner/contract/reminder-fields'
import type { Reminder, update } from '@planner/contract/reminders'

type Update = InputOf<typeof update>

/** Returns an edit without the fields it leaves unchanged, which may have been changed elsewhere meanwhile. */
export function changedOnly(edit: Update, reminder: Reminder): Update {
  const same = editedFields.filter((field) => JSON.stringify(edit[field]) === JSON.stringify(reminder[field]))

  return { ...edit, ...Object.fromEntries(same.map((field) => [field, undefined])) }
}

/**
 * Returns the previous values by which the server detects conflicting changes. Day and repetition determine each other,
 * so if either is edited, both are left out.
 */
export function baseOf(edit: Update, reminder: Reminder): Record<string, unknown> {
  const { title, description, time, date, recurrence } = reminder
  const isRuleEdited = edit.date !== undefined || edit.recurrence !== undefined

  return { title, description, time, ...(!isRuleEdited && { date, recurrence }) }
}
