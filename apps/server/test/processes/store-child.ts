// A process that opens a store and follows the instructions of its parent (store-process.ts). Run with: data folder,
// and the database's URL if it is not the embedded store.
import { setTimeout as pause } from 'node:timers/promises'
import { migrate } from '#platform/db/migrate.ts'
import { openStore } from '#platform/db/open.ts'
import type { Order } from './store-process.ts'

const [dataDir, databaseUrl] = process.argv.slice(2) as [string, string | undefined]
const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? null })
const post = (message: object) => process.send!(message)

process.on('message', (order: Order) => {
  obey(order).then(
    (answer) => post({ id: order.id, answer }),
    (error) => post({ id: order.id, error: String(error) }),
  )
})
// If the parent is gone, the test is over.
process.on('disconnect', () => process.exit(1))
post({ open: true })

async function obey(order: Order): Promise<unknown> {
  switch (order.name) {
    case 'query':
      return (await store.pool.query(order.sql)).rows
    case 'migrate':
      return migrate(store.direct.db)
    case 'write':
      for (let lane = 0; lane < 4; lane++) void writeOn(order.from + lane, 4)
      return null
    case 'close':
      await store.close()
      setImmediate(() => process.exit(0))
      return null
  }
}

/** Keeps writing two halves of a number in one transaction, then of the next; reports each that was acknowledged. */
async function writeOn(first: number, step: number): Promise<void> {
  for (let number = first; ; number += step) {
    try {
      await store.db.transaction().execute(async (tx) => {
        const db = tx.withTables<{ halves: { number: number; half: string } }>()
        await db.insertInto('halves').values({ number, half: 'left' }).execute()
        await db.insertInto('halves').values({ number, half: 'right' }).execute()
      })
      post({ acknowledged: number })
    } catch {
      await pause(20)
    }
  }
}
