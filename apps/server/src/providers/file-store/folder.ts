import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../file-store.ts'
import { ProviderFailure } from '../provider-call.ts'

/** A file store in a local folder that other users cannot read; 256 subfolders keep each folder small. */
export function folderStore(folder: string): FileStore {
  let isHealthy = true
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      isHealthy = true
      return result
    } catch (error) {
      isHealthy = false
      const { code = null, message } = error as NodeJS.ErrnoException
      throw new ProviderFailure('again', `the folder of files: ${message}`, { ...(code && { code }), isOutage: true })
    }
  }

  return {
    provider: 'folder',
    put: (key, bytes) =>
      attempt(async () => {
        const place = placeOf(key)
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        const draft = `${place}.part`
        try {
          const file = await open(draft, 'w', 0o600)
          try {
            await file.writeFile(bytes)
            await file.sync()
          } finally {
            await file.close()
          }
          // Renamed only once it is complete.
          await rename(draft, place)
        } catch (error) {
          await rm(draft, { force: true })
          throw error
        }
      }),
    get: (key) =>
      attempt(async () => {
        const file = await open(placeOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null
          throw error
        })
        return file && createReadStream('', { fd: file })
      }),
    remove: (key) => attempt(() => rm(placeOf(key), { force: true })),
    isHealthy: () => isHealthy,
  }
}
