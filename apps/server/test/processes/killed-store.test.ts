import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createDataFolder, type DataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { seededRandom } from '../seeded-random.ts'
import { scaledByLoad, waitUntil } from '../wait-until.ts'
import { kill, runs } from './process-state.ts'
import { launchStoreProcess, type StoreProcess, startStoreProcess } from './store-process.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

/** It takes half a second; the rest is a margin for slow machines. */
const upAgainWithinMs = 5000

const makeTable = 'create table halves (number integer, half text, primary key (number, half))'

test('an app killed in the middle of writes loses nothing it has acknowledged', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await database.client.query(makeTable)
  const chance = seededRandom(7)
  const acknowledged: number[] = []
  for (let round = 0; round < 4; round++) {
    await using app = await startStoreProcess(folder.path, database.url)
    await expectPreserved(app, acknowledged)
    await writeSome(app, round, chance)
    kill(app.pid)
    await app.ended()
    acknowledged.push(...app.acknowledged)
  }
})

test('connections that the database closes, as in a failover, are replaced', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await database.client.query(makeTable)
  await using app = await startStoreProcess(folder.path, database.url)
  for (let round = 0; round < 5; round++) {
    await writeSome(app, round, () => 0.2)
    const { rowCount } = await database.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(rowCount).toBeGreaterThan(0)
    const sofar = app.acknowledged.length
    await waitUntil('writes go on', () => app.acknowledged.length > sofar + 20)
  }
  await expectPreserved(app, [...app.acknowledged])
  expect(await app.close()).toBe(0)
})

if (!process.env.TEST_DATABASE_URL) {
  type Victims = 'the app' | 'the store' | 'the app and the whole store'
  const victims: Victims[] = ['the app', 'the store', 'the app and the whole store']

  test('whatever is killed during writes, nothing acknowledged is lost and everything recovers', async () => {
    await using folder = createDataFolder()
    const chance = seededRandom(20_261_120)
    // Each kind of kill four times, in a fixed random order.
    const rounds = [...victims, ...victims, ...victims, ...victims].sort(() => chance() - 0.5)
    const acknowledged: number[] = []

    for (const [round, victim] of rounds.entries()) {
      await using app = await startStoreProcess(folder.path)
      expect(await app.opened(), `ms to be up in round ${round}`).toBeLessThan(scaledByLoad(upAgainWithinMs))
      if (round === 0) await app.query(makeTable)
      await expectPreserved(app, acknowledged)

      await writeSome(app, round, chance)
      const store = folder.postmaster()!
      if (victim === 'the store') {
        kill(store)
        await expectHealed(app, folder, store)
      } else {
        const parts = victim === 'the app' ? [] : await partsOfStore(app)
        for (const pid of [app.pid, ...(parts.length > 0 ? [store, ...parts] : [])]) kill(pid)
        await app.ended()
      }
      acknowledged.push(...app.acknowledged)
    }

    await using last = await startStoreProcess(folder.path)
    await expectPreserved(last, acknowledged)
    expect(acknowledged.length).toBeGreaterThan(rounds.length * 10)
    expect(await last.close()).toBe(0)
    expect(folder.postmaster()).toBeNull()
  })

  test('two apps whose database is killed both continue on one new database', async () => {
    await using folder = createDataFolder()
    await using one = await startStoreProcess(folder.path)
    await using two = await startStoreProcess(folder.path)
    await one.query('create table kept as select 1 as word')
    const store = folder.postmaster()!
    kill(store)
    await Promise.all([expectHealed(one, folder, store), expectHealed(two, folder, store)])
    expect(await two.query('select * from kept')).toEqual([{ word: 1 }])
    const present = `select 1 from pg_stat_activity where application_name = 'planner presence'`
    await waitUntil('both are back', async () => (await one.query(present)).length === 2)
    expect(await one.close()).toBe(0)
    expect(folder.postmaster()).not.toBeNull()

    // Stopping while the store is down neither hangs nor leaves a process behind.
    kill(folder.postmaster()!)
    const began = performance.now()
    expect(await two.close()).toBe(0)
    expect(performance.now() - began, 'ms to stop').toBeLessThan(scaledByLoad(3000))
    expect(folder.postmaster()).toBeNull()
  })

  test('the database never starts while a killed one’s processes still use its data', async () => {
    await using folder = createDataFolder()
    await using one = await startStoreProcess(folder.path)
    const [part] = await partsOfStore(one, `backend_type = 'client backend'`)
    process.kill(part!, 'SIGSTOP')
    try {
      for (const pid of [one.pid, folder.postmaster()!]) kill(pid)
      await using two = launchStoreProcess(folder.path)
      const log = path.join(folder.home(), 'postgres.log')
      await waitUntil('the start is refused', () => readFileSync(log, 'utf8').includes('is still in use'))
      kill(part!)
      expect(await two.opened()).toBeLessThan(scaledByLoad(upAgainWithinMs))
      expect(await two.close()).toBe(0)
    } finally {
      kill(part!)
    }
  })

  const inDraft = (folder: DataFolder, file: string) =>
    existsSync(folder.home()) &&
    readdirSync(folder.home()).some((name) => existsSync(path.join(folder.home(), name, file)))
  const points: [point: string, reached: (folder: DataFolder) => boolean][] = [
    ['when the store is begun', (folder) => inDraft(folder, 'PG_VERSION')],
    ['when the store is half made', (folder) => inDraft(folder, 'base/1/PG_VERSION')],
    ['when the store is starting', (folder) => existsSync(path.join(folder.home(), 'data/postmaster.pid'))],
  ]
  test.each(points)('a first start killed %s does not prevent the next', async (_point, reached) => {
    await using folder = createDataFolder()
    await using first = launchStoreProcess(folder.path)
    await waitUntil('the point is reached', () => reached(folder))
    kill(first.pid)
    await using second = await startStoreProcess(folder.path)
    await second.query(makeTable)
    await expectPreserved(second, [])
    expect(await second.close()).toBe(0)
    expect(folder.postmaster()).toBeNull()
  })
}

/** Lets the app write for a random time. It keeps writing, so the next step interrupts it. */
async function writeSome(app: StoreProcess, round: number, chance: () => number): Promise<void> {
  await app.write(round * 1_000_000)
  const enough = 10 + Math.floor(chance() * 300)
  await waitUntil(`${enough} writes`, () => app.acknowledged.length >= enough)
}

async function expectPreserved(app: StoreProcess, acknowledged: number[]): Promise<void> {
  const rows = await app.query<{ number: number; halves: number }>(
    'select number, count(*) as halves from halves group by number',
  )
  const kept = new Set(rows.map(({ number }) => number))
  expect(
    acknowledged.filter((number) => !kept.has(number)),
    'acknowledged, but lost',
  ).toEqual([])
  expect(
    rows.filter(({ halves }) => halves !== 2),
    'written by halves',
  ).toEqual([])
}

async function expectHealed(app: StoreProcess, folder: DataFolder, killed: number): Promise<void> {
  const anew = () => folder.postmaster() !== null && folder.postmaster() !== killed
  await waitUntil('a new server runs', anew, upAgainWithinMs)
  await waitUntil('the app can ask again', () => app.query('select 1').catch(() => null), upAgainWithinMs)
  expect(runs(killed)).toBe(false)
}

const partsOfStore = async (app: StoreProcess, which = 'true') =>
  (await app.query<{ pid: number }>(`select pid from pg_stat_activity where ${which}`)).map(({ pid }) => pid)
