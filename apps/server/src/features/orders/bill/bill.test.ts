import * as profile from '@planner/contract/account/profile'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { removeDue } from '#features/privacy/remove-due.ts'
import { makeWorkers } from '#platform/workers/workers.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

async function anOrder(person: Person, lines = 1): Promise<string> {
  for (let n = 0; n < lines; n++) {
    await person.call(cart.add, {
      type: 'recipe',
      // An unknown recipe is quoted, and its order waits for an administrator.
      item_id: lines === 1 ? 'punjab.dal-tadka' : `dal-${n}`,
      name: `Dal Tadka ${n}`,
      action: 'buy_ingredients',
    })
  }
  return (await person.call(orders.create, {})).id
}

async function bill(server: TestServer, person: Person, id: string) {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/orders/${id}/bill`,
    headers: { authorization: `Bearer ${person.token}` },
  })
  return { status: statusCode, headers, bytes: rawPayload }
}

const textOf = async (bytes: Uint8Array) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text

test('SAFE-7 SCALE-5 a bill is drawn in a worker process, once, and the same bytes come the second time', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha, 3)
  const { workers } = server.context
  expect([workers.running(), workers.done()], 'no process is up before it is needed').toEqual([0, 0])
  const together = await Promise.all([1, 2, 3, 4].map(() => bill(server, asha, id)))
  expect(workers.running()).toBeGreaterThan(0)
  const again = await bill(server, asha, id)
  expect([...together, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { bytes } of together) expect(bytes.equals(again.bytes)).toBe(true)
  expect(workers.done(), 'drawn once').toBe(1)
})

test('SAFE-7 the same order gives the same bytes when it is drawn anew, hours later', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha)
  const first = await bill(server, asha, id)
  server.clock.set('2026-11-20T09:30:00Z')
  const later = await bill(server, asha, id)
  expect(server.context.workers.done()).toBe(2)
  expect(later.bytes.equals(first.bytes)).toBe(true)
})

test('SAFE-7 a bill shows changes of the order and the person at once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const boss = await server.anAdmin()
  const id = await anOrder(asha)
  expect(await textOf((await bill(server, asha, id)).bytes)).toContain('pending')
  await boss.call(orders.setStatus, { id, status: 'confirmed' })
  expect(await textOf((await bill(server, asha, id)).bytes)).toContain('confirmed')
  await asha.call(profile.update, { full_name: 'Asha Kulkarni' })
  expect(await textOf((await bill(server, asha, id)).bytes)).toContain('Asha Kulkarni')
})

test('SAFE-7 a cached bill is never given to anybody else, and is deleted with the account', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const id = await anOrder(asha)
  await bill(server, asha, id)
  expect((await bill(server, ravi, id)).status).toBe(404)
  await server.pool.query(`update users set deletion_planned_at = $2 where id = $1`, [asha.id, server.clock.now()])
  await removeDue(server.context)
  expect((await bill(server, asha, id)).status).toBe(401)
  const { documents } = server.context
  let drawn = 0
  const draw = async () => {
    drawn++
    return new Uint8Array([drawn])
  }
  await documents.of(ravi.id, 'a', draw)
  await documents.of(asha.id, 'a', draw)
  await documents.of(asha.id, 'a', draw)
  expect(drawn, 'each owner has documents of their own').toBe(2)
  documents.forget(asha.id)
  await documents.of(ravi.id, 'a', draw)
  await documents.of(asha.id, 'a', draw)
  expect(drawn).toBe(3)
})

test('SAFE-7 cached bills are not counted, and at most twenty a minute are drawn', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha)
  for (let n = 0; n < 30; n++) expect((await bill(server, asha, id)).status).toBe(200)
  for (let n = 0; n < 19; n++) {
    await asha.call(profile.update, { full_name: `Asha ${n}` })
    expect((await bill(server, asha, id)).status).toBe(200)
  }
  await asha.call(profile.update, { full_name: 'Asha again' })
  expect(await bill(server, asha, id)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
})

test('SAFE-7 SCALE-5 with too many bills queued, the next request gets Retry-After', async () => {
  await using server = await startTestServer()
  const people = await Promise.all(Array.from({ length: 6 }, () => server.aPerson()))
  const ids = await Promise.all(people.map((person) => anOrder(person)))
  const few = makeWorkers(server.context.log, { processes: 1, queue: 1 })
  server.context.workers = few
  try {
    const answers = await Promise.all(people.map((person, n) => bill(server, person, ids[n]!)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 503)).toHaveLength(4)
    const busy = answers.find(({ status }) => status === 503)!
    expect(busy.headers['retry-after']).toBe('5')
    expect(JSON.parse(busy.bytes.toString())).toEqual({
      detail: 'The server is busy right now; please try again in a moment',
    })
    expect((await bill(server, people[5]!, ids[5]!)).status, 'the next has its turn').toBe(200)
  } finally {
    await few.close()
  }
})

test('SAFE-7 SCALE-5 a worker task that does not end costs only its process', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha)
  const hasty = makeWorkers(server.context.log, { processes: 1, endsWithinMs: 1 })
  const patient = server.context.workers
  server.context.workers = hasty
  expect((await bill(server, asha, id)).status).toBe(503)
  await hasty.close()
  server.context.workers = patient
  expect((await bill(server, asha, id)).status).toBe(200)
})

const seller = { SELLER_NAME: 'Planner Foods', SELLER_ADDRESS: 'Pune', SELLER_GSTIN: '27AAPFU0939F1ZV' }
const numberOn = async ({ bytes }: { bytes: Uint8Array }) =>
  /Invoice no\.\s+(\S+)/.exec(await textOf(bytes))?.[1] ?? null

test('tax invoices are numbered consecutively, in the order in which bills are first issued', async () => {
  await using server = await startTestServer({ environment: seller, at: '2026-11-20T06:00:00Z' })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const [first, second, third] = [await anOrder(asha), await anOrder(asha), await anOrder(ravi)]
  expect(await numberOn(await bill(server, asha, second))).toBe('26-27/00001')
  expect(await numberOn(await bill(server, ravi, third))).toBe('26-27/00002')
  expect(await numberOn(await bill(server, asha, first))).toBe('26-27/00003')
  server.clock.set('2026-11-25T06:00:00Z')
  const again = await bill(server, asha, second)
  expect(await numberOn(again), 'kept for good').toBe('26-27/00001')
  expect(await textOf(again.bytes)).toContain('20 November 2026')
})

test('bills of many orders asked for at once get one number each, without a gap', async () => {
  await using server = await startTestServer({ environment: seller, at: '2026-11-20T06:00:00Z' })
  const asha = await server.aPerson()
  const ids: string[] = []
  for (let n = 0; n < 6; n++) ids.push(await anOrder(asha))
  // Each one twice, as from two tabs.
  await Promise.all([...ids, ...ids].map((id) => bill(server, asha, id)))
  const { rows } = await server.pool.query<{ invoice_number: string }>(
    'select invoice_number from orders order by invoice_number',
  )
  expect(rows.map(({ invoice_number }) => invoice_number)).toEqual(ids.map((_, n) => `26-27/0000${n + 1}`))
})

test('a number that could not be kept is given to the next invoice', async () => {
  await using server = await startTestServer({ environment: seller, at: '2026-11-20T06:00:00Z' })
  const asha = await server.aPerson()
  const [lost, kept] = [await anOrder(asha), await anOrder(asha)]
  await server.pool.query(
    `alter table orders add constraint never_${lost.slice(0, 8)} check (invoice_number is null or id <> '${lost}')`,
  )
  expect((await bill(server, asha, lost)).status).toBe(500)
  expect(await numberOn(await bill(server, asha, kept))).toBe('26-27/00001')
})

test('invoice numbers begin anew on 1 April in India', async () => {
  await using server = await startTestServer({ environment: seller, at: '2027-03-31T18:00:00Z' })
  const asha = await server.aPerson()
  expect(await numberOn(await bill(server, asha, await anOrder(asha)))).toBe('26-27/00001')
  server.clock.set('2027-03-31T18:30:00Z')
  expect(await numberOn(await bill(server, asha, await anOrder(asha)))).toBe('27-28/00001')
})

test('without a GSTIN, and for an order cancelled before its first bill, there is no invoice number', async () => {
  await using plain = await startTestServer()
  const asha = await plain.aPerson()
  expect(await numberOn(await bill(plain, asha, await anOrder(asha)))).toBeNull()
  await using server = await startTestServer({ environment: seller })
  const ravi = await server.aPerson()
  const [cancelled, issued] = [await anOrder(ravi), await anOrder(ravi)]
  await ravi.call(orders.cancel, { id: cancelled })
  const text = await textOf((await bill(server, ravi, cancelled)).bytes)
  expect(text).toContain('Order summary (not a tax invoice)')
  expect(text).not.toContain('Invoice no.')
  const number = await numberOn(await bill(server, ravi, issued))
  await ravi.call(orders.cancel, { id: issued })
  expect(await numberOn(await bill(server, ravi, issued)), 'an issued one keeps its number').toBe(number)
})

test('each of several stores has an invoice series of its own', async () => {
  await using server = await startTestServer({ environment: seller, at: '2026-11-20T06:00:00Z' })
  const asha = await server.aPerson()
  const cells = new Map(['north', 'south'].map((name) => [name, `postgres://${name}`]))
  const numberIn = async (databaseUrl: string) => {
    Object.assign(server.context.config, { cells, databaseUrl })
    return numberOn(await bill(server, asha, await anOrder(asha)))
  }
  expect(await numberIn('postgres://north')).toBe('26-27/00001')
  expect(await numberIn('postgres://south')).toBe('26-27/B/00001')
})
