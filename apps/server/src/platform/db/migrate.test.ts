import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDataFolder } from '#test/create-data-folder.ts'
import { createDatabase } from '#test/create-database.ts'
import { launchStoreProcess, startStoreProcess } from '#test/processes/store-process.ts'
import { waitUntil } from '#test/wait-until.ts'

const files = readdirSync(path.resolve(import.meta.dirname, '../../../migrations')).map((file) => path.parse(file).name)

test('processes that start together on an empty database make its tables once', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await using stack = new AsyncDisposableStack()
  const five = Array.from({ length: 5 }, () => stack.use(launchStoreProcess(folder.path, database.url)))
  await Promise.all(five.map((one) => one.opened()))
  await Promise.all(five.map((one) => one.migrate()))

  const done = () => database.client.query('select name, timestamp from kysely_migration order by name')
  const { rows } = await done()
  expect(rows.map(({ name }) => name)).toEqual(files.sort())
  await five[0]!.migrate()
  expect((await done()).rows).toEqual(rows)
})

test('a migration may exceed the statement timeout, which applies again afterwards', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await using one = await startStoreProcess(folder.path, `${database.url}&statement_timeout=1000`)
  await one.migrate()

  const other = await database.connect()
  await other.query('begin; lock table kysely_migration')
  const migrated = one.migrate()
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and now() - query_start > interval '2 s'`
  await waitUntil(
    'it has waited longer than a query may',
    async () => (await database.client.query(waiting)).rows.length > 0,
  )
  await other.end()
  await migrated
  await expect(one.query('select pg_sleep(20)')).rejects.toThrow('statement timeout')
})
