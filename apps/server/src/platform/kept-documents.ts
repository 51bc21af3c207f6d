import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Clock, minuteMs } from './clock.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Cache of recently rendered documents, by owner and content. */
export type KeptDocuments = {
  /** The document of this content: the one that is kept, that is being drawn, or a new one. A failure is not kept. */
  of<Content>(owner: string, content: Content, draw: (content: Content) => Promise<Bytes>): Promise<Bytes>
  /** Drops the cached documents of an owner. */
  forget(owner: string): void
}

/** Some 300 bills. */
const keptBytes = 16 * 2 ** 20
const keptMs = 10 * minuteMs

/**
 * In the memory of this process, bounded in bytes and time. The name is a hash of everything that is drawn, so that a
 * document of something that has changed since is never found (docs/decisions/0023).
 */
export function keepDocuments(clock: Clock): KeptDocuments {
  const kept = new LRUCache<string, Bytes>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    ttl: keptMs,
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  const underWay = new Map<string, Promise<Bytes>>()

  return {
    async of(owner, content, draw) {
      const name = `${owner} ${createHash('sha256').update(JSON.stringify(content)).digest('base64')}`
      const found = kept.get(name) ?? underWay.get(name)
      if (found) return found
      const drawing = draw(content)
        .then((bytes) => {
          kept.set(name, bytes)
          return bytes
        })
        .finally(() => underWay.delete(name))
      underWay.set(name, drawing)
      return drawing
    },
    forget(owner) {
      const theirs = Array.from(kept.keys()).filter((name) => name.startsWith(`${owner} `))
      for (const name of theirs) kept.delete(name)
    },
  }
}
