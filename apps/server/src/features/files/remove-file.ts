import { files as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { changeFiles } from '#features/reminders/reminder-files.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { fileById, setLetGo } from './store.ts'

type Which = { id: string; file_id: string }

/**
 * Removes a file from a reminder; it can be restored for some days.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-yours`, `file.not-found`.
 */
export async function removeFile(context: Context, user: UserRow, { id, file_id }: Which): Promise<ReminderRow> {
  return inTransaction(context.db, (tx) =>
    changeFiles(context, tx, user, id, async (files) => {
      if (!files.some((file) => file.id === file_id)) throw new Problem('file.not-found')
      await setLetGo(tx, file_id, { from: id, at: context.clock.now() })
      return files.filter((file) => file.id !== file_id)
    }),
  )
}

/**
 * Restores a removed file to the reminder it was on. Does nothing if it is still there.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-yours`, `file.not-found`, `file.too-many`.
 */
export async function restoreFile(context: Context, user: UserRow, { id, file_id }: Which): Promise<ReminderRow> {
  const since = after(context.clock.now(), -limits.retentionDays * dayMs)
  return inTransaction(context.db, (tx) =>
    changeFiles(context, tx, user, id, async (files, { user_id }) => {
      if (files.some((file) => file.id === file_id)) return files
      const file = await fileById(tx, file_id)
      const isFromHere = file?.let_go_from === id && file.user_id === user_id && file.let_go_at! >= since
      if (!file || !isFromHere) throw new Problem('file.not-found')
      if (files.length >= limits.perReminder) throw new Problem('file.too-many')
      await setLetGo(tx, file_id, null)
      return [...files, { id: file.id, name: file.name, type: file.type, bytes: file.bytes }]
    }),
  )
}
