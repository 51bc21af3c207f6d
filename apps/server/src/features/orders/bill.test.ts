import * as profile from '@planner/contract/account/profile'
import * as cart from '@planner/contract/cart'
import * as orders from '@planner/contract/orders'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { removeDue } from '#features/privacy/remove-due.ts'
import { makeWorkers } from '#platform/workers.ts'
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

test('SAFE-7: a bill is drawn on a worker thread, once, and the same bytes come the second time', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha, 3)
  const { workers } = server.context
  expect([workers.threads(), workers.done()], 'no thread is up before it is needed').toEqual([0, 0])
  const together = await Promise.all([1, 2, 3, 4].map(() => bill(server, asha, id)))
  expect(workers.threads()).toBeGreaterThan(0)
  const again = await bill(server, asha, id)
  expect([...together, again].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { bytes } of together) expect(bytes.equals(again.bytes)).toBe(true)
  expect(workers.done(), 'drawn once').toBe(1)
})

test('SAFE-7: the same order gives the same bytes when it is drawn anew, hours later', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha)
  const first = await bill(server, asha, id)
  server.clock.set('2026-11-20T09:30:00Z')
  const later = await bill(server, asha, id)
  expect(server.context.workers.done()).toBe(2)
  expect(later.bytes.equals(first.bytes)).toBe(true)
})

test('SAFE-7: a bill follows its order and its person at once', async () => {
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

test('SAFE-7: a kept bill is out of reach for anybody else, and goes with the account', async () => {
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

test('SAFE-7: bills that are kept count for nothing, those drawn anew are twenty a minute', async () => {
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

test('SAFE-7: where too many bills wait already the next is told when to come back', async () => {
  await using server = await startTestServer()
  const people = await Promise.all(Array.from({ length: 6 }, () => server.aPerson()))
  const ids = await Promise.all(people.map((person) => anOrder(person)))
  const few = makeWorkers(server.context.log, { threads: 1, queue: 1 })
  server.context.workers = few
  try {
    const answers = await Promise.all(people.map((person, n) => bill(server, person, ids[n]!)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 503)).toHaveLength(4)
    const busy = answers.find(({ status }) => status === 503)!
    expect(busy.headers['retry-after']).toBe('5')
    expect(JSON.parse(busy.bytes.toString())).toEqual({
      detail: 'The server is busy right now, please try again in a moment',
    })
    expect((await bill(server, people[5]!, ids[5]!)).status, 'the next has its turn').toBe(200)
  } finally {
    await few.close()
  }
})

test('SAFE-7: a task that does not end costs its thread and nothing else', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const id = await anOrder(asha)
  const hasty = makeWorkers(server.context.log, { threads: 1, endsWithinMs: 1 })
  const patient = server.context.workers
  server.context.workers = hasty
  expect((await bill(server, asha, id)).status).toBe(503)
  await hasty.close()
  server.context.workers = patient
  expect((await bill(server, asha, id)).status).toBe(200)
})
