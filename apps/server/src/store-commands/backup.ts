import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, linkSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { Catalog } from '#platform/db/transfer/catalog.ts'
import { digestOf } from '#platform/db/transfer/digest.ts'
import type { OpenPlace } from '#platform/db/transfer/place.ts'
import { copyStatement, rowsOf, rowsOut } from '#platform/db/transfer/rows.ts'
import { inSnapshot } from '#platform/db/transfer/snapshot.ts'
import { endOfRows, headLine, tailLine } from './backup-file.ts'
import type { Digests, Reporter } from './report.ts'

/**
 * Writes a consistent snapshot of a running database into one compressed file. Mode 600.
 *
 * The file gets its name only when it is complete and on disk; a failure before leaves none, a kill at most `….part`.
 *
 * @param keys files to include in addition to the database, by name in base64; null for none.
 * @throws if the file already exists, or cannot be written completely.
 */
export async function backup(
  source: OpenPlace,
  file: string,
  {
    keys,
    now,
    report,
    signal,
  }: { keys: Record<string, string> | null; now: Date; report: Reporter; signal: AbortSignal },
): Promise<Digests> {
  if (existsSync(file)) throw new Error(`${file} already exists`)
  const draft = `${file}.part`
  const digests: Digests = {}
  // Never overwrites an existing file.
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  await new Promise<void>((resolve, reject) => output.once('open', () => resolve()).once('error', reject))
  try {
    await inSnapshot(source, { holding: false }, async (client, catalog) => {
      const script = scriptOf(client, catalog, { keys, now, report, digests })
      await pipeline(script, createGzip(), output, { signal })
    })
    linkSync(draft, file)
  } finally {
    output.destroy()
    rmSync(draft, { force: true })
  }
  return digests
}

async function* scriptOf(
  client: pg.Client,
  { tables, sequences, migrations, server }: Catalog,
  {
    keys,
    now,
    report,
    digests,
  }: { keys: Record<string, string> | null; now: Date; report: Reporter; digests: Digests },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const summed = (piece: string | Buffer): Buffer => {
    const bytes = Buffer.from(piece)
    hash.update(bytes)
    return bytes
  }
  yield summed(headLine({ format: 1, made_at: now.toISOString(), server, migrations, tables, sequences, keys }))
  yield summed('begin;\n')
  for (const table of tables) {
    const digest = await digestOf(client, table)
    digests[table.name] = digest
    yield summed(`${copyStatement(table)};\n`)
    let rows = 0
    for await (const piece of rowsOut(client, table) as AsyncIterable<Buffer>) {
      rows += rowsOf(piece)
      report.progress(table.name, rows, digest.rows)
      yield summed(piece)
    }
    yield summed(endOfRows)
  }
  yield summed('commit;\n')
  yield Buffer.from(tailLine({ digests, sha256: hash.digest('hex') }))
}
