import { buffer } from 'node:stream/consumers'
import type { Context } from '#context.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { ReminderFileRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { filesAfter } from './store.ts'
import { storing } from './storing.ts'

/** A file in a person's export; `base64` is null if the file store has lost its content. */
export type FileContent = { id: string; name: string; type: string; base64: string | null }

const batchSize = 100

/** Yields all files of a person with their contents, one in memory at a time. */
export async function* contentsOfFiles(context: Context, user: UserRow): AsyncGenerator<FileContent[]> {
  const batches = inBatches(batchSize, (after: ReminderFileRow | null, limit) =>
    filesAfter(context.db, user.id, { after: after?.id ?? null, limit }),
  )
  for await (const files of batches) {
    for (const { id, name, type, store_key: key } of files) {
      const content = await storing(context, () => context.files.get(key))
      yield [{ id, name, type, base64: content && (await buffer(content)).toString('base64') }]
    }
  }
}
