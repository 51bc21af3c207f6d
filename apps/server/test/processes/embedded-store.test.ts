import { spawn } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { systemHome } from '#platform/db/postgres-binaries.ts'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { waitUntil } from '../wait-until.ts'
import { family, kill, runs } from './process-state.ts'
import { launchStoreProcess, startStoreProcess } from './store-process.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const isRoot = process.getuid!() === 0
const nobody = 65_534

test('with DATABASE_URL nothing is stored in the data folder', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  await using one = await startStoreProcess(folder.path, database.url)
  expect(await one.query('select 1 as answer')).toEqual([{ answer: 1 }])
  expect(existsSync(folder.path)).toBe(false)
  expect(await one.close()).toBe(0)
})

if (!process.env.TEST_DATABASE_URL) {
  test('five processes started at once on an empty folder share one store, and the last one out stops it', async () => {
    await using folder = createDataFolder()
    await using stack = new AsyncDisposableStack()
    const five = Array.from({ length: 5 }, () => stack.use(launchStoreProcess(folder.path)))
    await Promise.all(five.map((one) => one.opened()))

    await five[0]!.query('create table marks (maker integer, number integer)')
    await Promise.all(
      five.map((one, maker) => one.query(`insert into marks select ${maker}, n from generate_series(1, 20) as n`)),
    )
    const clusters = await Promise.all(
      five.map((one) =>
        one.query(
          `select count(*), count(distinct maker) as makers, (select system_identifier from pg_control_system()) from marks`,
        ),
      ),
    )
    expect(clusters[0]).toMatchObject([{ count: 100, makers: 5 }])
    for (const cluster of clusters) expect(cluster).toEqual(clusters[0])
    expect(readdirSync(folder.home()).filter((name) => name.startsWith('data'))).toEqual(['data'])

    const postmaster = folder.postmaster()!
    for (const one of five.slice(0, 4)) expect(await one.close()).toBe(0)
    expect(folder.postmaster()).toBe(postmaster)
    expect(await five[4]!.query('select count(*) from marks')).toEqual([{ count: 100 }])
    expect(await five[4]!.close()).toBe(0)
    expect(runs(postmaster)).toBe(false)

    const again = five.map(() => stack.use(launchStoreProcess(folder.path)))
    await Promise.all(again.map((one) => one.opened()))
    const next = folder.postmaster()!
    expect(await again[0]!.query('select count(*) from marks')).toEqual([{ count: 100 }])
    expect(await Promise.all(again.map((one) => one.close())), 'all leave at once').toEqual([0, 0, 0, 0, 0])
    expect(runs(next)).toBe(false)
  })

  test('nobody else on the machine can reach the store, and it never runs as root', async () => {
    await using folder = createDataFolder()
    await using one = await startStoreProcess(folder.path)
    const { mode, uid } = lstatSync(folder.socketFolder())
    expect((mode & 0o777).toString(8)).toBe('700')
    expect(uid).toBe(isRoot ? nobody : process.getuid!())
    expect((lstatSync(path.join(folder.path, 'store-password')).mode & 0o777).toString(8)).toBe('600')

    await expect(folder.connect('a guess')).rejects.toMatchObject({ code: '28P01' })
    await expect(folder.connect('')).rejects.toThrow(/password/)

    expect(await one.query('show listen_addresses')).toEqual([{ listen_addresses: '' }])
    if (process.platform === 'linux') expect(listeningTcpSockets(folder.postmaster()!)).toEqual([])

    const users = family(folder.postmaster()!).map((member) => member.uid)
    expect(users.length).toBeGreaterThan(4)
    expect(new Set(users)).toEqual(new Set([isRoot ? nobody : process.getuid!()]))
    expect(await one.close()).toBe(0)
  })

  if (isRoot) {
    test('if the folder is closed to PostgreSQL’s user, the database stays in the system’s folder', async () => {
      await using folder = createDataFolder({ mode: 0o700 })
      await using one = await startStoreProcess(folder.path)
      expect(path.dirname(folder.home())).toBe(systemHome)
      await one.query('create table kept (word text)')
      expect(await one.close()).toBe(0)

      folder.openParent()
      await using again = await startStoreProcess(folder.path)
      expect(await again.query('select * from kept')).toEqual([])
      expect(await again.close()).toBe(0)
    })

    test('an embedded database is still found after its folder was made private', async () => {
      await using folder = createDataFolder()
      await using one = await startStoreProcess(folder.path)
      expect(await one.close()).toBe(0)

      folder.closeParent()
      await using again = launchStoreProcess(folder.path)
      await expect(again.opened()).rejects.toThrow(`cannot enter ${folder.home()}`)
    })

    test('root may start what a person has begun, and the person may go on afterwards', async () => {
      await using folder = createDataFolder()
      const daemon = 1
      folder.giveTo(daemon)
      for (const uid of [daemon, 0, daemon]) {
        await using one = await startStoreProcess(folder.path, undefined, { uid })
        await one.query('create table if not exists kept (word text)')
        expect(new Set(family(folder.postmaster()!).map((member) => member.uid))).toEqual(new Set([daemon]))
        expect(await one.close()).toBe(0)
      }
    })
  }

  test('a folder with a very long name works', async () => {
    await using folder = createDataFolder({
      inside: path.join(...Array<string>(6).fill('a-folder-with-a-long-name'), 'data'),
    })
    await using one = await startStoreProcess(folder.path)
    await using two = await startStoreProcess(folder.path)
    expect(folder.socketFolder().length).toBeLessThan(90)
    expect((lstatSync(folder.socketFolder()).mode & 0o777).toString(8)).toBe('700')
    expect(await two.query('select 1 as answer')).toEqual([{ answer: 1 }])
    expect(await one.close()).toBe(0)
    expect(await two.close()).toBe(0)
  })

  test('the embedded database starts even if its old process id now belongs to another program', async () => {
    await using folder = createDataFolder()
    await using one = await startStoreProcess(folder.path)
    const postmaster = folder.postmaster()!
    for (const pid of [one.pid, postmaster]) kill(pid)
    await waitUntil('the store is dead', () => !runs(postmaster))

    const other = spawn('sleep', ['60'], isRoot ? { uid: nobody, gid: nobody } : {})
    try {
      for (const file of ['data/postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => path.join(folder.home(), name))) {
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)))
      }
      await using again = await startStoreProcess(folder.path)
      expect(await again.query('select 1 as answer')).toEqual([{ answer: 1 }])
      expect(await again.close()).toBe(0)
    } finally {
      other.kill('SIGKILL')
    }
  })

  test('what people write never appears in PostgreSQL’s log, even if a query fails', async () => {
    await using folder = createDataFolder()
    await using one = await startStoreProcess(folder.path)
    await expect(one.query(`select 'mummy ki dawai'::integer`)).rejects.toThrow('mummy ki dawai')
    expect(await one.close()).toBe(0)
    const log = readFileSync(path.join(folder.home(), 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('dawai')
  })

  test('two stores opened by one process on one folder do not bar each other', async () => {
    await using folder = createDataFolder()
    mkdirSync(folder.path, { recursive: true })
    const { openStore } = await import('#platform/db/open.ts')
    const [one, two] = await Promise.all([1, 2].map(() => openStore({ dataDir: folder.path, databaseUrl: null })))
    expect((await two!.pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }])
    await Promise.all([one!.close(), two!.close()])
    expect(folder.postmaster()).toBeNull()
  })
}

/** Returns the inodes of the TCP sockets on which a process listens. */
function listeningTcpSockets(pid: number): string[] {
  const own = readdirSync(`/proc/${pid}/fd`).map(
    (fd) => /socket:\[(\d+)\]/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1],
  )
  const listening = ['tcp', 'tcp6']
    .filter((kind) => existsSync(`/proc/${pid}/net/${kind}`))
    .flatMap((kind) => readFileSync(`/proc/${pid}/net/${kind}`, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === '0A')
    .map((fields) => fields[9])
  return own.filter((inode) => inode !== undefined && listening.includes(inode)) as string[]
}
