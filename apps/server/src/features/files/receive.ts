import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { files as limits } from '@planner/contract/constants/reminders'
import type { Context } from '#context.ts'
import { after, hourMs } from '#platform/clock.ts'
import { Problem } from '#platform/problem.ts'
import { headBytes, typeOfFile } from './check/clean-file.ts'

/** Maximum concurrent uploads per process. While in progress they are on disk, not in memory. */
const maxUploads = 64
let activeUploads = 0

const folderOf = ({ config }: Pick<Context, 'config'>): string => path.join(config.dataDir, 'incoming')

/**
 * Reads an upload as it arrives, and stops as soon as it must be refused: by its announced length, its first bytes, or
 * the first byte over the limit.
 *
 * @throws Problem `file.too-large`, `file.type`, `server.busy`.
 */
export async function receive(context: Context, upload: Readable): Promise<Buffer> {
  const announced = Number((upload as IncomingMessage).headers['content-length'] ?? 0)
  if (announced > limits.bytesMax) throw new Problem('file.too-large')
  if (activeUploads >= maxUploads) throw new Problem('server.busy', { retryAfterSeconds: 5 })
  activeUploads++
  const place = path.join(folderOf(context), context.ids.next())
  try {
    await mkdir(folderOf(context), { recursive: true, mode: 0o700 })
    await spool(upload, place)
    return await readFile(place)
  } finally {
    activeUploads--
    await rm(place, { force: true })
  }
}

async function spool(upload: Readable, place: string): Promise<void> {
  const file = createWriteStream(place, { flags: 'wx', mode: 0o600 })
  let bytes = 0
  let head: Buffer | null = Buffer.alloc(0)
  try {
    // The request is not destroyed on refusal, because the client still has to read the response.
    for await (const piece of upload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length
      if (bytes > limits.bytesMax) throw new Problem('file.too-large')
      if (head) {
        head = Buffer.concat([head, piece])
        if (head.length >= headBytes) {
          await typeOfFile(head)
          head = null
        }
      }
      if (!file.write(piece)) await once(file, 'drain')
    }
    if (head) await typeOfFile(head)
  } finally {
    file.end()
    await finished(file).catch(() => undefined)
  }
  if (file.errored) throw file.errored
}

/** Removes what killed processes left in the folder for incoming files. */
export async function deleteIncoming(context: Context): Promise<void> {
  const folder = folderOf(context)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old = after(context.clock.now(), -hourMs)
  for (const name of names) {
    const place = path.join(folder, name)
    const { mtime } = await stat(place)
    if (mtime < old) await rm(place, { force: true })
  }
}
