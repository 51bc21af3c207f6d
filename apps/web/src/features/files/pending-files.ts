import type { DBSchema } from 'idb'

import { indexedDatabase } from '#platform/indexed-database.ts'
import { pendingFilesDatabase } from './pending-files-database.ts'

/** A file stored on this device until it can be uploaded. */
export type PendingFile = {
  id: string
  owner: string
  reminderId: string
  name: string
  content: Blob
  addedAt: number
}

type Schema = DBSchema & { files: { key: string; value: PendingFile; indexes: { owner: string } } }

const open = indexedDatabase<Schema>(pendingFilesDatabase, (database) => {
  database.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner')
})

/** Limits per person and device, to spare a phone's storage. */
const limits = { files: 10, bytes: 40_000_000 }

/** Stores a file. @returns false if the limits are reached. Rejects if the browser cannot store anything. */
export async function addPendingFile(file: PendingFile): Promise<boolean> {
  const there = await pendingFilesOf(file.owner)
  const bytes = there.reduce((sum, { content }) => sum + content.size, file.content.size)
  if (there.length >= limits.files || bytes > limits.bytes) return false
  await (await open()).put('files', file)
  return true
}

/** Returns the person's waiting files in the order in which they were added. */
export async function pendingFilesOf(owner: string): Promise<PendingFile[]> {
  const files = await (await open()).getAllFromIndex('files', 'owner', owner)
  return files.toSorted((one, other) => one.addedAt - other.addedAt)
}

export async function removePendingFile(id: string): Promise<void> {
  await (await open()).delete('files', id)
}
