import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Returns a function that opens an IndexedDB database in its first version, once, and again after it was closed. It
 * rejects if the browser stores nothing.
 *
 * @param create makes the object stores.
 */
export function indexedDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const again = () => {
    opened = null
  }

  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => create(database),
      // Another tab is deleting the database, or runs a newer version that wants to upgrade it.
      blocking(_, __, event) {
        ;(event.target as IDBDatabase).close()
        again()
      },
      terminated: again,
    })
    opened.catch(again)

    return opened
  }
}
