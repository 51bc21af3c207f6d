import type { Db } from './open.ts'

/** More in one statement would hold up those who are in it for longer than a statement of their own. */
const keysMax = 100

type Waiting<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void }

/**
 * Makes one statement of the reads that are asked for in the same turn of the event loop: under load, when many requests
 * are read off the sockets together, the store is asked once for all of them. Alone, a read waits for nothing.
 *
 * Every statement begins after all who are in it asked, so that each sees what was written before it asked. Inside a
 * transaction only reads of that transaction go together.
 *
 * @param read gives what it finds by key; it must fail for no key alone.
 */
export function readTogether<Value>(
  read: (db: Db, keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (db: Db, key: string) => Promise<Value | undefined> {
  const gathering = new WeakMap<Db, Map<string, Waiting<Value>[]>>()

  function flush(db: Db): void {
    const asked = gathering.get(db)!
    gathering.delete(db)
    const askers = [...asked.values()]
    read(db, [...asked.keys()]).then(
      (found) => {
        for (const [key, waiting] of asked) for (const one of waiting) one.resolve(found.get(key))
      },
      (error: unknown) => {
        for (const one of askers.flat()) one.reject(error)
      },
    )
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      let asked = gathering.get(db)
      if (!asked || (asked.size >= keysMax && !asked.has(key))) {
        if (asked) flush(db)
        asked = new Map()
        gathering.set(db, asked)
        const opened = asked
        setImmediate(() => {
          if (gathering.get(db) === opened) flush(db)
        })
      }
      const waiting = asked.get(key)
      if (waiting) waiting.push({ resolve, reject })
      else asked.set(key, [{ resolve, reject }])
    })
}
