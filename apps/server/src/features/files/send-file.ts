import type { Readable } from 'node:stream'
import type { Context } from '#context.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { fileById } from './store.ts'
import { storing } from './storing.ts'

/** `shown`: whether a browser may show it inline. */
export type FileToSend = { content: Readable; about: { name: string; type: string; bytes: number; shown: boolean } }

/**
 * Returns a file to anyone who can see its reminder. Photos may be shown inline; everything else is downloaded and
 * opens outside the page.
 *
 * @throws Problem `reminder.not-found`, `file.not-found`, `file.unavailable`.
 */
export async function sendFile(
  context: Context,
  user: UserRow,
  { id, file_id: fileId }: { id: string; file_id: string },
): Promise<FileToSend> {
  const reminder = await ownReminder(context, user, id)
  const shown = reminder.files.find((file) => file.id === fileId)
  const file = shown && (await fileById(context.db, fileId))
  if (!file) throw new Problem('file.not-found')
  const content = await storing(context, () => context.files.get(file.store_key))
  if (!content) {
    context.log.error({ storeKey: file.store_key }, 'a file is missing from the file store')
    throw new Problem('file.not-found')
  }
  const { name, type, bytes } = shown
  return { content, about: { name, type, bytes, shown: type.startsWith('image/') } }
}
