import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { closeForWriting, endOthers, refuseOthers, reopenForWriting } from '#platform/db/transfer/attached.ts'
import { type Catalog, setSequences } from '#platform/db/transfer/catalog.ts'
import { type Digest, digestOf } from '#platform/db/transfer/digest.ts'
import type { OpenPlace } from '#platform/db/transfer/place.ts'
import { countingRows, rowsIn, rowsOut } from '#platform/db/transfer/rows.ts'
import { inSnapshot } from '#platform/db/transfer/snapshot.ts'
import { filling, prepareTarget, UnknownEnd } from '#platform/db/transfer/target.ts'
import type { Digests, Reporter } from './report.ts'

/**
 * Copies a whole store into an empty one, and makes the first read-only: from then on the second is the store.
 *
 * The target is filled in one transaction, which commits only if every table is the same on both sides. After any
 * failure or kill before that the target is empty, and the command can be repeated. After a failure the source is made
 * writable again; after a kill, or if the response to the commit was lost, it stays read-only.
 *
 * @param endSessions whether others may be connected to the source: they are disconnected, and can only read from then
 * on.
 * @throws if someone is connected, the target is not empty, or a table differs.
 */
export async function move(
  source: OpenPlace,
  target: OpenPlace,
  { endSessions, report, signal }: { endSessions: boolean; report: Reporter; signal: AbortSignal },
): Promise<Digests> {
  await refuseOthers(target, '')
  if (!endSessions) await refuseOthers(source, ', or end their sessions with --read-only')
  const wasOpen = await closeForWriting(source)
  try {
    return await inSnapshot(source, { holding: true }, async (from, catalog) => {
      await prepareTarget(target, catalog)
      return filling(target, catalog.tables, async (to) => {
        const digests = await copy(from, to, catalog, { report, signal })
        // A session that waits to write began before the database became read-only, and would write once the snapshot
        // ends.
        await endOthers(source)
        return digests
      })
    })
  } catch (error) {
    // If the outcome is unknown, the source stays read-only: two writable stores would be worse than none.
    if (wasOpen && !(error instanceof UnknownEnd)) await reopenForWriting(source)
    throw error
  }
}

async function copy(
  source: pg.Client,
  target: pg.Client,
  { tables, sequences }: Catalog,
  { report, signal }: { report: Reporter; signal: AbortSignal },
): Promise<Digests> {
  const digests: Digests = {}
  for (const table of tables) {
    const wanted = await digestOf(source, table)
    const counting = countingRows((rows) => report.progress(table.name, rows, wanted.rows))
    await pipeline(rowsOut(source, table), counting, rowsIn(target, table), { signal })
    const found = await digestOf(target, table)
    refuseDifference(table.name, wanted, found)
    digests[table.name] = found
  }
  await setSequences(target, sequences)
  return digests
}

/** @throws if a table differs from the source. */
export function refuseDifference(table: string, wanted: Digest, found: Digest | undefined): void {
  if (wanted.rows === found?.rows && wanted.sum === found.sum) return
  throw new Error(
    `${table} did not arrive as it was: ${found?.rows ?? 0} rows in place of ${wanted.rows}, or other values`,
  )
}
