import { expect, inject, test } from 'vitest'
import { startTestServer } from './test-server.ts'

/** Behind a pooler every test gets a new database. */
const isReused = inject('poolerUrl') === null

test('a test server starts with an empty database of the current schema', async () => {
  const used: string[] = []
  for (const last of ['analyze', 'create table more (id int)', 'select 1', 'select 1']) {
    await using server = await startTestServer()
    await server.aPerson()
    expect((await server.pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 1 }])
    await server.pool.query(last)
    used.push(server.databaseUrl)
  }
  const isSame = used.slice(1).map((one, place) => one === used[place])
  expect(isSame).toEqual([false, false, isReused])
})
