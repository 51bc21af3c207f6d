import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Clock, minuteMs } from './clock.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Cache of recently rendered documents, by owner and content. */
export type DocumentCache = {
  /** Returns the document for this content: cached, being rendered, or new. Failures are not cached. */
  of<Content>(owner: string, content: Content, draw: (content: Content) => Promise<Bytes>): Promise<Bytes>
  /** Drops the cached documents of an owner. */
  forget(owner: string): void
}

/** Enough for some 300 bills. */
const maxBytes = 16 * 2 ** 20
const ttlMs = 10 * minuteMs

/**
 * Caches documents in the memory of this process, limited in bytes and time. The key is a hash of everything that is
 * drawn, so an outdated document is never found (docs/decisions/0023).
 */
export function createDocumentCache(clock: Clock): DocumentCache {
  const cache = new LRUCache<string, Bytes>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    ttl: ttlMs,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  const inFlight = new Map<string, Promise<Bytes>>()

  return {
    async of(owner, content, draw) {
      const name = `${owner} ${createHash('sha256').update(JSON.stringify(content)).digest('base64')}`
      const found = cache.get(name) ?? inFlight.get(name)
      if (found) return found
      const drawing = draw(content)
        .then((bytes) => {
          cache.set(name, bytes)
          return bytes
        })
        .finally(() => inFlight.delete(name))
      inFlight.set(name, drawing)
      return drawing
    },
    forget(owner) {
      const theirs = Array.from(cache.keys()).filter((name) => name.startsWith(`${owner} `))
      for (const name of theirs) cache.delete(name)
    },
  }
}
