import type { Readable } from 'node:stream'

/** Where the bytes of people's files are. Names are ours, never a person's. */
export type FileStore = {
  provider: 'folder' | 's3'
  /** Stores a whole file; it is there once this resolves. @throws ProviderFailure */
  put(key: string, bytes: Buffer): Promise<void>
  /** A file to be read once; null if there is none. @throws ProviderFailure */
  get(key: string): Promise<Readable | null>
  /** Removes a file; one that is not there is removed already. @throws ProviderFailure */
  remove(key: string): Promise<void>
  isHealthy(): boolean
}
