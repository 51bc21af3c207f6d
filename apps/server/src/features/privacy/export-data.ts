import { privacy as limits } from '@planner/contract/constants/accounts'
import type { Context } from '#context.ts'
import { everyOwnEntry } from '#features/audit/own-entries.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { contentsOfFiles } from '#features/files/contents-of-files.ts'
import { dayMs } from '#platform/clock.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { exported } from './exported.ts'
import { type ExportedRow, rowsOf } from './store.ts'

/** Rows in memory at a time. */
const batchSize = 1000

/**
 * Returns all stored data of a person as the text of one JSON file. Streamed, so that neither side ever holds all of it
 * in memory.
 *
 * @throws Problem `privacy.exports`
 */
export async function exportData(context: Context, by: Actor & { user: UserRow }): Promise<AsyncIterable<string>> {
  await countExport(context, by.user)
  await record(context, context.db, 'data.exported', by)
  return fileOf(context, by.user)
}

async function countExport({ db, clock }: Context, user: UserRow): Promise<void> {
  const counted = { key: `export ${user.id}`, now: clock.now(), windowMs: dayMs, limit: limits.exportsPerDay }
  await countWithin(db, { ...counted, problem: 'privacy.exports' })
}

async function* fileOf(context: Context, user: UserRow): AsyncGenerator<string> {
  const about = {
    exported_at: context.clock.now().toISOString(),
    amounts: 'in paise, where a name ends in _paise or price',
  }
  yield `{\n"about": ${JSON.stringify(about)}`
  for (const source of exported) {
    yield* listOf(
      source.key,
      inBatches<ExportedRow>(batchSize, (after, limit) =>
        rowsOf(context.db, user.id, source, { after: after?.place ?? null, limit }),
      ),
      ({ row }) => row,
    )
  }
  yield* listOf('reminder_file_contents', contentsOfFiles(context, user), (file) => file)
  yield* listOf('account_activity', everyOwnEntry(context, user), (entry) => entry)
  yield '\n}\n'
}

async function* listOf<Row>(
  key: string,
  batches: AsyncIterable<Row[]>,
  shown: (row: Row) => unknown,
): AsyncGenerator<string> {
  yield `,\n"${key}": [`
  let isFirst = true
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield `${isFirst ? '' : ','}\n${rows.map((row) => JSON.stringify(shown(row))).join(',\n')}`
    isFirst = false
  }
  yield ']'
}
