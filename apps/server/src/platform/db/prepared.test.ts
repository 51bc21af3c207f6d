import { Kysely, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '#test/create-database.ts'
import { openTestPool } from '#test/test-pool.ts'
import type { Db } from './open.ts'
import { anyOf, prepared } from './prepared.ts'
import { sendByName } from './statement-names.ts'
import type { Tables } from './tables.ts'

const ids = Array.from({ length: 40 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)

/** Opens a database with one connection, so that its prepared statements persist between calls. */
async function aStore() {
  await using stack = new AsyncDisposableStack()
  const database = stack.use(await createDatabase())
  await database.client.query(`create table things (id uuid primary key, made date not null default '2026-11-20')`)
  await database.client.query('insert into things select unnest($1::uuid[])', [ids])
  const pool = openTestPool(database.url, { max: 1 })
  sendByName(pool)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  stack.defer(() => db.destroy())
  const kept = stack.move()
  return { db, change: (text: string) => database.client.query(text), [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

const thingsOf = (db: Db, list: string[]) =>
  prepared(db, sql<{ id: string }>`select * from things where id = ${anyOf('uuid', list)} order by id`)

test('a prepared statement is planned once per connection, however long its list is', async () => {
  await using store = await aStore()
  for (let length = 0; length < 30; length++) {
    expect((await thingsOf(store.db, ids.slice(0, length))).map(({ id }) => id)).toEqual(ids.slice(0, length))
  }
  const { rows } = await sql`
    select custom_plans::int, generic_plans::int from pg_prepared_statements where statement like '%things%'`.execute(
    store.db,
  )
  // PostgreSQL makes five custom plans before it considers the generic one.
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: 25 }])
})

test('a column added by a newer release fails at most the first transaction that meets it', async () => {
  await using store = await aStore()
  const one = ids.slice(0, 1)
  await thingsOf(store.db, one)
  await store.change('alter table things add column more int')
  expect(await thingsOf(store.db, one)).toEqual([{ id: ids[0], made: expect.anything(), more: null }])

  await store.change('alter table things add column most int')
  const inTransaction = () => store.db.transaction().execute((tx) => thingsOf(tx, one))
  await expect(inTransaction()).rejects.toThrow('cached plan must not change result type')
  expect(await inTransaction()).toEqual([expect.objectContaining({ most: null })])
})
