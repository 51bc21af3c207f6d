import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { refuseOthers } from '#platform/db/transfer/attached.ts'
import { setSequences } from '#platform/db/transfer/catalog.ts'
import { digestOf } from '#platform/db/transfer/digest.ts'
import type { OpenPlace } from '#platform/db/transfer/place.ts'
import { copyStatement, countingRows, rowsIn } from '#platform/db/transfer/rows.ts'
import { filling, prepareTarget } from '#platform/db/transfer/target.ts'
import { backupReader, type Head, readHead } from './backup-file.ts'
import { refuseDifference } from './move.ts'
import type { Digests, Reporter } from './report.ts'

type Reader = ReturnType<typeof backupReader>

/**
 * Fills an empty database from a backup, in one transaction that commits only if the file is complete and every table
 * matches the backup: after any failure or kill the database is still empty.
 *
 * The database gets the backup's schema version; the product's next start migrates it.
 *
 * @param heed receives the first line of the file before anything is written; it may refuse.
 */
export async function restore(
  file: string,
  target: OpenPlace,
  { heed, report, signal }: { heed: (head: Head) => void; report: Reporter; signal: AbortSignal },
): Promise<Digests> {
  await refuseOthers(target, '')
  return reading(file, async (reader, head) => {
    heed(head)
    await prepareTarget(target, head)
    return filling(target, head.tables, async (client) => {
      for (const table of head.tables) {
        await expectLine(reader, `${copyStatement(table)};\n`)
        const counting = countingRows((rows) => report.progress(table.name, rows, 0))
        await pipeline(Readable.from(reader.rows()), counting, rowsIn(client, table), { signal })
      }
      await expectLine(reader, 'commit;\n')
      const { digests } = await reader.tail()
      for (const table of head.tables) {
        refuseDifference(table.name, digests[table.name]!, await digestOf(client, table))
      }
      await setSequences(client, head.sequences)
      return digests
    })
  })
}

/**
 * Reads a backup to its end without a store.
 *
 * @throws if it is incomplete, or a table does not have the stated number of rows.
 */
export function verifyFile(file: string, { report }: { report: Reporter }): Promise<{ head: Head; digests: Digests }> {
  return reading(file, async (reader, head) => {
    const counts = new Map<string, number>()
    for (const table of head.tables) {
      await expectLine(reader, `${copyStatement(table)};\n`)
      const counting = countingRows((rows) => {
        counts.set(table.name, rows)
        report.progress(table.name, rows, 0)
      })
      await pipeline(Readable.from(reader.rows()), counting, async (pieces) => {
        for await (const _ of pieces);
      })
    }
    await expectLine(reader, 'commit;\n')
    const { digests } = await reader.tail()
    for (const { name } of head.tables) {
      const [wanted, found] = [digests[name]?.rows, counts.get(name) ?? 0]
      if (wanted !== found) throw new Error(`${name} has ${found} rows in the backup, expected ${wanted}`)
    }
    return { head, digests }
  })
}

async function reading<T>(file: string, work: (reader: Reader, head: Head) => Promise<T>): Promise<T> {
  const bytes = createReadStream(file)
  const unpacked = createGunzip()
  // If one stream fails, the other is ended and the first error reported.
  const packed = pipeline(bytes, unpacked).catch(() => undefined)
  try {
    const reader = backupReader(unpacked as AsyncIterable<Buffer>)
    const head = readHead(await reader.line())
    await expectLine(reader, 'begin;\n')
    return await work(reader, head)
  } finally {
    unpacked.destroy()
    bytes.destroy()
    await packed
  }
}

async function expectLine(reader: Reader, line: string): Promise<void> {
  const found = await reader.line()
  if (found !== line) throw new Error(`the backup was changed: "${line.trim()}" is out of place`)
}
