import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '#test/create-database.ts'
import { storeFailureOf } from './failures.ts'
import { inTransaction, withRetries } from './in-transaction.ts'
import { openPool } from './open-pool.ts'

/** Opens a pool with this many connections on a database with two counters at 0. */
async function counters(max = 2) {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await createDatabase())
  await database.client.query('create table counters (name text primary key, count int not null)')
  await database.client.query(`insert into counters values ('a', 0), ('b', 0)`)
  const { db, close } = openPool('test', { connectionString: database.url }, { max, isPooled: false, byName: false })
  stack.defer(close)
  const kept = stack.move()
  return {
    db,
    admin: database.client,
    add: (on: typeof db, name: string) => sql`update counters set count = count + 1 where name = ${name}`.execute(on),
    counts: async () =>
      (await database.client.query('select count from counters order by name')).rows.map(({ count }) => count),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

const pidOf = async (db: Parameters<typeof inTransaction>[0]): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid

describe('SCALE-2 a transaction that the store broke', () => {
  test('of two in a deadlock, both take effect once', async () => {
    await using store = await counters()
    let arrived = 0
    const { promise: both, resolve: letGo } = Promise.withResolvers<void>()
    const cross = (first: string, second: string) =>
      inTransaction(store.db, async (tx) => {
        await store.add(tx, first)
        if (++arrived === 2) letGo()
        await both
        await store.add(tx, second)
      })
    await Promise.all([cross('a', 'b'), cross('b', 'a')])
    expect(arrived, 'one of them ran again').toBe(3)
    expect(await store.counts()).toEqual([2, 2])
  })

  test('a transaction is retried once if its connection ends before the commit', async () => {
    await using store = await counters()
    let runs = 0
    await inTransaction(store.db, async (tx) => {
      await store.add(tx, 'a')
      if (++runs === 1) await store.admin.query('select pg_terminate_backend($1)', [await pidOf(tx)])
      await store.add(tx, 'b')
    })
    expect(runs).toBe(2)
    expect(await store.counts()).toEqual([1, 1])
  })

  test('leaves a database server that has become read-only', async () => {
    await using store = await counters(1)
    await sql`set default_transaction_read_only = on`.execute(store.db)
    await inTransaction(store.db, (tx) => store.add(tx, 'a'))
    expect(await store.counts()).toEqual([1, 0])
  })

  test('is not done again where it broke while it was committed, nor for a bug', async () => {
    await using store = await counters()
    let runs = 0
    // A commit that terminates its own connection: its outcome cannot be known.
    await store.admin.query(`
      create function end_session() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger ends after update on counters deferrable initially deferred
        for each row execute function end_session();`)
    const broken = inTransaction(store.db, async (tx) => {
      runs++
      await store.add(tx, 'a')
    })
    expect(storeFailureOf(await broken.catch((error: unknown) => error))).toBe('away')
    expect(runs).toBe(1)
    await expect(inTransaction(store.db, (tx) => sql`select nothing`.execute(tx))).rejects.toThrow('does not exist')
  })

  test('and the caller’s own transaction is not split', async () => {
    await using store = await counters()
    const failed = inTransaction(store.db, async (tx) => {
      await inTransaction(tx, (inner) => store.add(inner, 'a'))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await store.counts()).toEqual([0, 0])
  })
})

test('SCALE-2 read-only statements are retried', async () => {
  await using store = await counters()
  let runs = 0
  const pid = await withRetries(async () => {
    const own = await pidOf(store.db)
    if (++runs === 1) await sql`select pg_terminate_backend(${own}), pg_sleep(1)`.execute(store.db)
    return own
  })
  expect(pid).toBeGreaterThan(0)
  expect(runs).toBe(2)
})
