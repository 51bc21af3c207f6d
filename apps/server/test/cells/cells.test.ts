import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { streams } from '#app-map.ts'
import { createVerificationToken } from '#features/email-verification/create-token.ts'
import { serveCells } from '#http/serve-cells.ts'
import { openDirectory } from '#platform/cells/directory.ts'
import { rowsOfHousehold, staying } from '#platform/cells/household-rows.ts'
import { finishMoves, locate, moveHousehold } from '#platform/cells/move-household.ts'
import { readCatalog } from '#platform/db/transfer/catalog.ts'
import { digestOf } from '#platform/db/transfer/digest.ts'
import { openPlace } from '#platform/db/transfer/place.ts'
import { createFullPerson } from '../create-full-person.ts'
import { createHousehold } from '../create-household.ts'
import { testClientAt } from '../test-client.ts'
import { openTestPool } from '../test-pool.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { waitUntil } from '../wait-until.ts'

const names = ['north', 'south', 'west'] as const

/** Starts three stores behind one server. */
async function startCells() {
  const servers = await Promise.all(names.map(() => startTestServer()))
  const urls = new Map(names.map((name, n) => [name as string, servers[n]!.databaseUrl]))
  const pools = new Map(names.map((name, n) => [name as string, openTestPool(servers[n]!.databaseUrl)]))
  const apps = new Map(
    names.map((name, n) => [
      name as string,
      { app: servers[n]!.app, streams: new Set<string>(streams.map((stream) => stream.path)) },
    ]),
  )
  let onMove: (id: string) => void = () => undefined
  const directory = openDirectory(servers[0]!.databaseUrl, (id) => onMove(id))
  const failures: unknown[] = []
  for (const { app } of servers.slice(1)) await app.ready()
  onMove = serveCells({
    cells: apps,
    pools,
    directory,
    locate: (id) => locate(urls, id),
    log: (error) => failures.push(error),
  })
  const url = await servers[0]!.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    servers,
    urls,
    url,
    failures,
    serverOf: (name: string) => servers[names.indexOf(name as 'north')]!,
    async [Symbol.asyncDispose]() {
      servers[0]!.app.server.closeAllConnections()
      await directory.close()
      await Promise.all([...pools.values()].map((pool) => pool.end()))
      for (const server of servers) await server[Symbol.asyncDispose]()
    },
  }
}

/** Returns the stores that contain a household. */
async function placesOf(servers: TestServer[], id: string): Promise<string[]> {
  const found = await Promise.all(
    servers.map(async ({ pool }, n) => {
      const { rows } = await pool.query('select from households where id = $1', [id])
      return rows.length > 0 ? [names[n]!] : []
    }),
  )
  return found.flat()
}

async function householdOf({ pool }: TestServer, userId: string): Promise<string> {
  const { rows } = await pool.query<{ household_id: string }>('select household_id from users where id = $1', [userId])
  return rows[0]!.household_id
}

/** Returns count and checksum of all rows of a household in a store. */
async function contentOf(url: string, id: string): Promise<Record<string, string>> {
  const place = await openPlace({ url }, { mayMake: false })
  try {
    const rows = await rowsOfHousehold(place.client, id)
    const content: Record<string, string> = {}
    for (const { name, columns, whose } of rows) {
      const { rows: count, sum } = await digestOf(place.client, { name: `${name} where ${whose}`, columns })
      if (count > 0) content[name] = `${count} ${sum}`
    }
    return content
  } finally {
    await place.close()
  }
}

test('SCALE-4 every table declares whether its rows move with their household', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const place = await openPlace({ url: server.databaseUrl }, { mayMake: false })
  try {
    const moving = (await rowsOfHousehold(place.client, await householdOf(server, asha.id))).map(({ name }) => name)
    const all = (await readCatalog(place.client)).tables
      .map(({ name }) => name)
      .filter((name) => name.startsWith('public.'))
    expect(all.length).toBeGreaterThan(60)
    expect([...moving, ...Object.keys(staying).map((name) => `public.${name}`)].sort()).toEqual(
      expect.arrayContaining(all),
    )
    expect(Object.keys(staying).filter((name) => !all.includes(`public.${name}`))).toEqual([])
  } finally {
    await place.close()
  }
})

test('SCALE-4 a full household moves to another store and back, row by row, leaving nothing behind', {
  timeout: 180_000,
}, async () => {
  await using cells = await startCells()
  const north = cells.serverOf('north')
  const zarina = await createFullPerson(north)
  const stranger = await north.aPerson()
  // Creates the target store's job queue, as a start of its processes does; a job of hers is waiting.
  await cells.serverOf('south').runJobs()
  const id = await householdOf(north, zarina.id)
  const strangers = await contentOf(cells.urls.get('north')!, await householdOf(north, stranger.id))
  const before = await contentOf(cells.urls.get('north')!, id)
  expect(Object.keys(before).length).toBeGreaterThan(50)
  expect(Object.keys(before)).toContain('pgboss.job')

  const moved = await moveHousehold(cells.urls, id, 'south')
  expect(moved).toMatchObject({ from: 'north', to: 'south' })
  expect(await placesOf(cells.servers, id)).toEqual(['south'])
  expect(await contentOf(cells.urls.get('south')!, id)).toEqual(before)
  expect(await contentOf(cells.urls.get('north')!, id)).toEqual({})
  const { rows: removals } = await north.pool.query('select from file_removals')
  expect(removals).toEqual([])
  expect(await moveHousehold(cells.urls, id, 'south')).toBeNull()

  // They stay signed in, whichever store they are in.
  for (const person of [zarina, stranger]) {
    expect((await testClientAt(cells.url, person.token).call(auth.me, {})).id).toBe(person.id)
  }
  const inSouth = await contentOf(cells.urls.get('south')!, id)
  await moveHousehold(cells.urls, id, 'north')
  expect(await contentOf(cells.urls.get('north')!, id)).toEqual(inSouth)
  expect(await contentOf(cells.urls.get('north')!, await householdOf(north, stranger.id))).toEqual(strangers)
  expect(cells.failures).toEqual([])
})

test('SCALE-4 people can sign up, sign in and be alerted in any store', { timeout: 120_000 }, async () => {
  await using cells = await startCells()
  const nobody = testClientAt(cells.url, null)
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const email = `person${n}@example.in`
      const session = await nobody.call(auth.register, { email, full_name: `Person ${n}`, password: 'Marigold7' })
      return { email, id: session.user.id }
    }),
  )
  const counts = await Promise.all(cells.servers.map(({ pool }) => pool.query('select from users')))
  // Every store got some of them.
  expect(counts.map(({ rows }) => rows.length > 0)).toEqual([true, true, true])
  expect(counts.flatMap(({ rows }) => rows)).toHaveLength(12)

  for (const { email, id } of people) {
    const from = (
      await Promise.all(
        cells.servers.map(async (server) => {
          const { rows } = await server.pool.query<{ household_id: string }>(
            'select household_id from users where id = $1',
            [id],
          )
          return rows
        }),
      )
    ).flat()[0]!
    await moveHousehold(cells.urls, from.household_id, 'west')
    const session = await nobody.call(auth.login, { email, password: 'Marigold7' })
    expect(session.user.id).toBe(id)
    const again = await nobody.ask(auth.register, { email, full_name: 'Again', password: 'Marigold7' })
    expect(again.status).toBeGreaterThanOrEqual(400)
  }
  expect((await testClientAt(cells.url, 'x'.repeat(43)).ask(auth.me, {})).status).toBe(401)
  await nobody.call(account.forgotPassword, { email: people[0]!.email })
  expect(cells.failures).toEqual([])
})

test('SCALE-4 links without a session work in whichever store made them, and live streams end when the household moves', async () => {
  await using cells = await startCells()
  const south = cells.serverOf('south')
  const asha = await south.aPerson({ proved: false })
  const token = await south.context.db
    .transaction()
    .execute((tx) => createVerificationToken(south.context, tx, asha.id))
  await testClientAt(cells.url, null).call(account.verifyEmail, { token })
  const { rows } = await south.pool.query<{ is_proved: boolean }>(
    'select email_verified_at is not null as is_proved from users where id = $1',
    [asha.id],
  )
  expect(rows).toEqual([{ is_proved: true }])
  expect((await testClientAt(cells.url, null).ask(account.verifyEmail, { token: 'x'.repeat(43) })).status).toBe(400)

  const stream = await fetch(`${cells.url}${streams[0]!.path}`, { headers: { authorization: `Bearer ${asha.token}` } })
  expect(stream.status).toBe(200)
  const ended = stream.text()
  await moveHousehold(cells.urls, await householdOf(south, asha.id), 'north')
  await ended
  expect((await testClientAt(cells.url, asha.token).call(auth.me, {})).email_state).toBe('verified')
  expect(cells.failures).toEqual([])
})

test('SCALE-4 while a household moves from store to store nothing that was acknowledged is lost', {
  timeout: 120_000,
}, async () => {
  await using cells = await startCells()
  const north = cells.serverOf('north')
  const { asha, rohan } = await createHousehold(north)
  const id = await householdOf(north, asha.id)
  const made: string[] = []
  const statuses = new Map<number, number>()
  let isOver = false
  const people = [asha, rohan].map(async ({ token }) => {
    const own = testClientAt(cells.url, token)
    for (let n = 0; !isOver; n++) {
      const answer = await own.ask(reminders.createFromText, {
        text: `call the plumber on 24 December at 10 am, try ${n}`,
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 200) made.push((answer.body as { id: string }).id)
    }
  })
  for (const to of ['south', 'west', 'north', 'west', 'south', 'north']) {
    // They keep working, whichever store they are in.
    const before = made.length
    await waitUntil('four more are acknowledged', () => made.length >= before + 4, 30_000)
    expect(await moveHousehold(cells.urls, id, to)).toMatchObject({ to })
  }
  isOver = true
  await Promise.all(people)
  expect(made.length).toBeGreaterThanOrEqual(24)
  // At most a delay or a retry: no other errors, and nobody is signed out.
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503 && status !== 429)).toEqual([])
  const { rows } = await north.pool.query<{ id: string }>('select id from reminders')
  expect(made.filter((one) => !rows.some((row) => row.id === one))).toEqual([])
  expect(cells.failures).toEqual([])
})

test('SCALE-4 a move killed at any moment leaves the whole household in one store', {
  timeout: 180_000,
}, async () => {
  await using cells = await startCells()
  const north = cells.serverOf('north')
  const asha = await createFullPerson(north)
  // Creates the job queue of every store, as a start of its processes does.
  for (const server of cells.servers) await server.runJobs()
  const id = await householdOf(north, asha.id)
  const content = await contentOf(cells.urls.get('north')!, id)
  const own = testClientAt(cells.url, asha.token)
  let ended = 0
  // Kills at every stage of a move that takes some hundreds of milliseconds.
  for (let n = 0; n < 12; n++) {
    const to = names[(n + 1) % names.length]!
    const mover = fork(path.resolve(import.meta.dirname, 'mover.ts'), [JSON.stringify([...cells.urls]), id, to])
    await once(mover, 'message')
    const exited = once(mover, 'exit')
    await Promise.race([pause(40 * n), exited])
    mover.kill('SIGKILL')
    await exited
    if (mover.exitCode === 0) ended++
    const me = await own.call(auth.me, {})
    expect(me.id).toBe(asha.id)
    const [place, ...more] = await placesOf(cells.servers, id)
    expect(more).toEqual([])
    const now = await contentOf(cells.urls.get(place!)!, id)
    expect(now).toEqual({ ...content, 'public.sessions': now['public.sessions'] })
  }
  expect(ended).toBeLessThan(12)
  expect(await finishMoves(cells.urls)).toEqual([])
  expect(cells.failures).toEqual([])
})

test('SCALE-4 a household refused by the other store stays where it was', async () => {
  await using cells = await startCells()
  const [north, south] = [cells.serverOf('north'), cells.serverOf('south')]
  const asha = await north.aPerson({ email: 'asha@example.in' })
  // Another person already has the address in that store.
  await south.aPerson({ email: 'asha@example.in' })
  const id = await householdOf(north, asha.id)
  const before = await contentOf(cells.urls.get('north')!, id)
  await expect(moveHousehold(cells.urls, id, 'south')).rejects.toThrow('email_key')
  expect(await placesOf(cells.servers, id)).toEqual(['north'])
  expect(await contentOf(cells.urls.get('north')!, id)).toEqual(before)
  expect((await testClientAt(cells.url, asha.token).call(auth.me, {})).id).toBe(asha.id)
})

test('SCALE-4 a household does not move while one of its alerts is being sent', async () => {
  await using cells = await startCells()
  const north = cells.serverOf('north')
  const asha = await north.aPerson()
  const id = await householdOf(north, asha.id)
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })
  const { rowCount } = await north.pool.query(`update alerts set state = 'handing' where user_id = $1`, [asha.id])
  expect(rowCount).toBeGreaterThan(0)
  let isThere = false
  const moving = moveHousehold(cells.urls, id, 'south').then(() => {
    isThere = true
  })
  await pause(700)
  expect(isThere).toBe(false)
  await north.pool.query(`update alerts set state = 'sent', settled_at = now() where user_id = $1`, [asha.id])
  await moving
  const { rows } = await cells.serverOf('south').pool.query<{ state: string }>('select distinct state from alerts')
  expect(rows).toEqual([{ state: 'sent' }])
})
