import type { FastifyBaseLogger } from 'fastify'

/** A version number per topic, which grows with every change. */
export type Versions = Readonly<Record<string, number>>

export type Live = {
  /**
   * Calls the listener with the current versions, and then after each change. @returns a function that unsubscribes.
   */
  follow: (id: string, listener: (versions: Versions) => void) => () => void
  /** Reads the versions of everything that is followed; also runs by itself, some times a second. */
  look: () => Promise<void>
  /** Registers a callback for `end`, which runs before the process stops serving. */
  onEnd: (end: () => void) => () => void
  end: () => void
}

type Followed = { sent: string | null; listeners: Set<(versions: Versions) => void> }

/**
 * Detects changes by polling versions some times a second, in one statement by primary key for everything that this
 * process follows. So it works with any number of processes, and behind a pooler without LISTEN.
 */
export function makeLive({
  read,
  log,
  everyMs = 400,
}: {
  read: (ids: string[]) => Promise<Map<string, Versions>>
  log: FastifyBaseLogger
  everyMs?: number
}): Live {
  const followed = new Map<string, Followed>()
  const ends = new Set<() => void>()
  let isPlanned = false
  let looking: Promise<void> | null = null

  async function lookOnce(): Promise<void> {
    const ids = [...followed.keys()]
    if (ids.length === 0) return
    const found = await read(ids)
    for (const id of ids) {
      const one = followed.get(id)
      const versions = found.get(id) ?? {}
      const sent = JSON.stringify(versions)
      if (!one || one.sent === sent) continue
      one.sent = sent
      for (const listener of one.listeners) listener(versions)
    }
  }

  /** One at a time: a slow store is not polled again meanwhile. */
  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null
    })
    return looking
  }

  function lookAgainLater(): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => {
      look()
        .catch((error: unknown) => log.warn({ err: error }, 'could not read what has changed, trying again'))
        .finally(() => {
          isPlanned = false
          if (followed.size > 0) lookAgainLater()
        })
    }, everyMs).unref()
  }

  return {
    follow(id, listener) {
      const one: Followed = followed.get(id) ?? { sent: null, listeners: new Set() }
      followed.set(id, one)
      one.listeners.add(listener)
      // A later subscriber gets the cached versions; the next poll adds the rest.
      if (one.sent !== null) listener(JSON.parse(one.sent) as Versions)
      lookAgainLater()
      return () => {
        one.listeners.delete(listener)
        if (one.listeners.size === 0) followed.delete(id)
      }
    },
    look,
    onEnd(end) {
      ends.add(end)
      return () => void ends.delete(end)
    },
    end() {
      for (const end of ends) end()
    },
  }
}
