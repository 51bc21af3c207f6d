import type { Db } from './open.ts'

/** More reads in one statement would delay the callers longer than separate statements. */
const keysMax = 100

type Waiting<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void }

/**
 * Combines reads requested in the same turn of the event loop into one statement: under load, when many requests are
 * read from sockets together, the database is queried once for all of them. A single read does not wait.
 *
 * A statement starts after all its callers have asked, so each sees everything written before. Inside a transaction
 * only reads of that transaction are combined.
 *
 * @param read returns the results by key; a single bad key must not make it fail.
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
