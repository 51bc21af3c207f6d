import { randomUUID } from 'node:crypto'
import { snooze } from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { memoryQueue } from '@planner/offline-queue/memory-queue'
import type { Kind, QueuedChange } from '@planner/offline-queue/queued-change'
import { sendQueued } from '@planner/offline-queue/send-queued'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { purgeOldKeys } from './answer-once.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'
const hours = (count: number) => count * 3_600_000

type ChatAction = { kind: Kind; thing: number; word: number }

/** Returns the request that a page makes for an action. */
function requestOf({ kind, word }: ChatAction, id: string): QueuedChange['request'] {
  const title = `word ${word}`
  if (kind === 'create') return { method: 'POST', path: '/api/reminders/ai', body: { text: `${title} tomorrow`, id } }
  if (kind === 'remove') return { method: 'DELETE', path: `/api/reminders/${id}`, body: null }
  if (kind === 'snooze') {
    const body = { reminder_id: id, occurrence_date: '2026-11-21', snooze: 'hour' }
    return { method: 'POST', path: '/api/notifications/snooze', body }
  }
  const change = kind === 'edit' ? { title, ...(word % 2 && { time: '18:30' }) } : { completed: kind === 'complete' }
  return { method: 'PUT', path: `/api/reminders/${id}`, body: change }
}

const aCall = (owner: string, deed: ChatAction, about: string, madeAt: number): Omit<QueuedChange, 'turn'> => ({
  id: randomUUID(),
  owner,
  kind: deed.kind,
  about,
  title: '',
  madeAt,
  request: requestOf(deed, about),
  base: null,
  foretold: null,
  failures: 0,
  state: { name: 'waiting' },
})

async function send(server: TestServer, person: Person, { id, request }: Omit<QueuedChange, 'turn'>, body: unknown) {
  const answer = await server.app.inject({
    method: request.method,
    url: request.path,
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': id },
    ...(body !== null && { payload: body as object }),
  })
  return {
    status: answer.statusCode,
    problem: (answer.headers['x-problem'] as string | undefined) ?? null,
    body: answer.json() as unknown,
  }
}

/** Returns a person's reminders, without what differs between two people who did the same. */
async function standing(server: TestServer, person: Person, ids: readonly string[]) {
  const { rows: rounds } = await server.pool.query<{ reminder_id: string; last: number }>(
    `select reminder_id, max(round) as last from alerts where user_id = $1 and moment = 'snoozed' group by 1`,
    [person.id],
  )
  const list = await person.call(reminders.list, {})
  return list
    .map(({ id, title, date, time, completed }) => ({
      thing: ids.indexOf(id),
      title,
      date,
      time,
      completed,
      snoozes: rounds.find(({ reminder_id }) => reminder_id === id)?.last ?? 0,
    }))
    .toSorted((one, other) => one.thing - other.thing)
}

const deed = fc.record({
  kind: fc.constantFrom<Kind>('create', 'create', 'edit', 'complete', 'reopen', 'snooze', 'remove'),
  thing: fc.nat(7),
  word: fc.nat(99),
})
const way = fc.constantFrom('there and back', 'there and back', 'lost on the way', 'answer lost')

test('fifty offline changes from two tabs end as if made online, whatever fails on the way', async () => {
  await using server = await startTestServer({ at })
  const trial = fc.asyncProperty(
    fc.array(deed, { minLength: 50, maxLength: 50 }),
    fc.array(way, { minLength: 60, maxLength: 60 }),
    async (deeds, ways) => {
      const [online, offline] = [await server.aPerson(), await server.aPerson()]
      const idsOf = () => Array.from({ length: 8 }, () => randomUUID())
      const [onlineIds, offlineIds] = [idsOf(), idsOf()]
      const store = memoryQueue()
      const madeAt = server.clock.now().getTime()
      for (const one of deeds) {
        const call = aCall(online.id, one, onlineIds[one.thing]!, madeAt)
        await send(server, online, call, call.request.body)
        await store.add(aCall(offline.id, one, offlineIds[one.thing]!, madeAt))
      }
      server.clock.set(new Date(madeAt + hours(2)))
      const nextWay = ways.values()
      const tab = () =>
        sendQueued(store, offline.id, {
          now: () => madeAt + hours(2),
          async ask(call, body) {
            const how = nextWay.next().value
            if (how === 'lost on the way') throw new TypeError('Failed to fetch')
            const answer = await send(server, offline, call, body)
            if (how === 'answer lost') throw new TypeError('Failed to fetch')
            return answer
          },
        })
      for (let tries = 0; tries < 80; tries++) {
        const ends = await Promise.all([tab(), tab()])
        if (ends.includes('done')) break
      }
      expect(store.all().filter(({ state }) => state.name === 'waiting')).toEqual([])
      expect(await standing(server, offline, offlineIds)).toEqual(await standing(server, online, onlineIds))
      server.clock.set(new Date(madeAt))
    },
  )
  // The order of actions is tested 300 times at random, without a database, in packages/offline-queue.
  await fc.assert(trial, { numRuns: 1 })
}, 90_000)

test('a repeated offline call gets the first answer, even if the reminder was deleted since, and creates nothing', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const create = aCall(asha.id, { kind: 'create', thing: 0, word: 7 }, randomUUID(), 0)
  const firsts = await Promise.all([1, 2, 3].map(() => send(server, asha, create, create.request.body)))
  expect(firsts[0]).toMatchObject({ status: 200, body: { title: 'Word 7' } })
  expect(firsts).toEqual([firsts[0], firsts[0], firsts[0]])

  const remove = aCall(asha.id, { kind: 'remove', thing: 0, word: 0 }, create.about, 0)
  const removed = await send(server, asha, remove, null)
  server.clock.set('2026-11-25T10:00:00+05:30')
  expect(await send(server, asha, remove, null)).toEqual(removed)
  expect(await send(server, asha, create, create.request.body)).toEqual(firsts[0])
  expect(await asha.call(reminders.list, {})).toEqual([])

  // Ids are per person: another person's use of the same id is a different call.
  const own = { ...create, request: { ...create.request, body: { text: 'tea tomorrow' } } }
  expect(await send(server, ravi, own, own.request.body)).toMatchObject({ status: 200, body: { title: 'Tea' } })

  server.clock.set('2027-04-01T10:00:00+05:30')
  await purgeOldKeys(server.context)
  const { rows } = await server.pool.query('select count(*)::int as kept from client_actions')
  expect(rows).toEqual([{ kept: 0 }])
})

test('a refused call leaves nothing behind and can be sent again under the same id', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow' })
  const edit = aCall(asha.id, { kind: 'edit', thing: 0, word: 1 }, id, 0)
  expect(await send(server, asha, edit, { title: 'Rent', recurrence: 'FREQ=MINUTELY' })).toMatchObject({ status: 422 })
  expect(await send(server, asha, edit, { title: 'Rent' })).toMatchObject({ status: 200, body: { title: 'Rent' } })
})

test('a call id used for one thing cannot be reused for another', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const [rent, tea] = [randomUUID(), randomUUID()]
  await asha.call(reminders.createFromText, { text: 'pay rent tomorrow at 9 am', id: rent })
  await asha.call(reminders.createFromText, { text: 'tea tomorrow at 4 pm', id: tea })
  const deeds: [kind: Kind, about: string][] = [
    ['snooze', tea],
    ['complete', rent],
    ['complete', tea],
    ['remove', rent],
  ]
  for (const [kind, about] of deeds) {
    const call = { ...aCall(asha.id, { kind, thing: 0, word: 0 }, about, 0), id: 'the-same-id-again' }
    const answer = await send(server, asha, call, call.request.body)
    expect([kind, answer]).toMatchObject([kind, { status: 200, body: kind === 'snooze' ? {} : { id: about } }])
  }
  expect(await asha.call(reminders.list, {})).toMatchObject([{ id: tea, completed: true }])
})

test('a queued sentence is read as of the day on which it was written', async () => {
  await using server = await startTestServer({ at: '2026-11-22T08:00:00+05:30' })
  const asha = await server.aPerson()
  const waited = { waited_ms: hours(46) }
  expect(
    await asha.call(reminders.createFromText, { text: 'kal subah 8 baje mummy ko call', ...waited }),
  ).toMatchObject({
    date: '2026-11-21',
    time: '08:00:00',
    created_at: '2026-11-22T02:30:00.000Z',
  })
  expect(await asha.call(reminders.createFromText, { text: 'tea in 20 minutes', ...waited })).toMatchObject({
    date: '2026-11-20',
    time: '10:20:00',
  })
  const { id } = await asha.call(reminders.createFromText, { text: 'bank tomorrow at 11 am' })
  await asha.call(reminders.update, { id, date: '2026-11-22', time: '07:30' })
  const about = { reminder_id: id, occurrence_date: '2026-11-22' }
  expect(await asha.call(snooze, { ...about, snooze: 'hour', waited_ms: hours(0.25) })).toEqual({
    rings_at: '2026-11-22T03:15:00.000Z',
  })
  expect(await asha.call(snooze, { ...about, snooze: 'ten-minutes', ...waited })).toEqual({
    rings_at: '2026-11-22T02:30:00.000Z',
  })
  expect(await asha.ask(reminders.update, { id, waited_ms: -1 })).toMatchObject({ status: 422 })
})

test('the last change of each field wins by its time; completions are kept, and deletion wins', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'pay rent tomorrow at 9 am' })
  server.clock.set('2026-11-20T12:00:00+05:30')
  await asha.call(reminders.update, { id, time: '18:00' })
  server.clock.set('2026-11-20T14:00:00+05:30')

  // Changed at 10:30, before the time was changed on another device; nobody else changed the title.
  const early = { waited_ms: hours(3.5) }
  expect(await asha.call(reminders.update, { id, title: 'Pay Mrs Iyer', time: '17:00', ...early })).toMatchObject({
    title: 'Pay Mrs Iyer',
    time: '18:00:00',
    kept: ['time'],
  })
  // Changed at 13:00, after it.
  const late = await asha.call(reminders.update, { id, time: '19:00', waited_ms: hours(1) })
  expect(late).toMatchObject({ time: '19:00:00' })
  expect(late).not.toHaveProperty('kept')
  // A value equal to the current one overrides nothing.
  expect(await asha.call(reminders.update, { id, time: '19:00', ...early })).not.toHaveProperty('kept')

  await asha.call(reminders.update, { id, completed: true })
  expect(await asha.call(reminders.update, { id, completed: false, ...early })).toMatchObject({
    completed: true,
    kept: ['completed'],
  })
  await asha.call(reminders.update, { id, completed: false })
  expect(await asha.call(reminders.update, { id, completed: true, ...early })).toMatchObject({ completed: true })

  await asha.call(reminders.remove, { id })
  expect(await asha.ask(reminders.update, { id, title: 'Again', ...early })).toMatchObject({ status: 404 })
})
