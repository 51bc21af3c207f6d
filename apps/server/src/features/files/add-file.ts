import type { Readable } from 'node:stream'
import { files as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { add as contract } from '@planner/contract/files'
import type { Context } from '#context.ts'
import { changeFiles, reminderToAttachTo } from '#features/reminders/reminder-files.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { cleanFile } from './check/clean-file.ts'
import { fileNameOf } from './file-name.ts'
import { receive } from './receive.ts'
import { deleteLetGo, dropRemoval, fileBytesOf, insertFile, planRemoval } from './store.ts'
import { storing } from './storing.ts'

/**
 * Attaches a file to a reminder. It counts towards the quota of the reminder's owner. Uploading again with the same id
 * adds nothing.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-yours`, `file.too-many`, `file.full`, `file.limit`,
 *   `file.id-taken`, `file.unavailable`, and whatever `receive` and `cleanFile` throw.
 */
export async function addFile(
  context: Context,
  user: UserRow,
  { id, file_id: fileId, name }: CheckedInputOf<typeof contract>,
  upload: Readable,
): Promise<ReminderRow> {
  const reminder = await reminderToAttachTo(context, user, id)
  if (reminder.files.some((file) => file.id === fileId)) {
    upload.resume()
    return reminder
  }
  if (reminder.files.length >= limits.perReminder) throw new Problem('file.too-many')
  await countFile(context, user)
  const { type, content } = await cleanFile(await receive(context, upload))

  const now = context.clock.now()
  const storeKey = context.ids.next()
  // Unless this completes, the stored bytes are removed again.
  await planRemoval(context.db, storeKey, after(now, hourMs))
  await storing(context, () => context.files.put(storeKey, content))
  const shown = { id: fileId, name: fileNameOf(name, type), type, bytes: content.length }
  return inTransaction(context.db, async (tx) => {
    await requireRoom(tx, reminder.user_id, content.length)
    return changeFiles(context, tx, user, id, async (files, { user_id }) => {
      if (files.some((file) => file.id === fileId)) return files
      if (files.length >= limits.perReminder) throw new Problem('file.too-many')
      const row = { ...shown, user_id, store_key: storeKey, added_at: now, looked_at: now }
      if (!(await insertFile(tx, row))) throw new Problem('file.id-taken')
      if (!(await dropRemoval(tx, storeKey))) throw new Problem('file.unavailable')
      return [...files, shown]
    })
  })
}

/** @throws Problem `file.full`. */
async function requireRoom(tx: Db, userId: string, more: number): Promise<void> {
  await lockAccount(tx, userId)
  if ((await fileBytesOf(tx, userId)) + more <= limits.accountBytesMax) return
  await deleteLetGo(tx, userId)
  if ((await fileBytesOf(tx, userId)) + more > limits.accountBytesMax) throw new Problem('file.full')
}

/** @throws Problem `file.limit`. */
async function countFile({ db, clock }: Context, user: UserRow): Promise<void> {
  const counted = { key: `files ${user.id}`, now: clock.now(), windowMs: dayMs }
  await countWithin(db, { ...counted, limit: limits.addedPerDay, problem: 'file.limit' })
}
