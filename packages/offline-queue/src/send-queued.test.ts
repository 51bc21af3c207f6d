import fc from 'fast-check'
import { expect, test } from 'vitest'

import { memoryQueue } from '../test/memory-queue.ts'
import type { ServerAnswer } from './outcome.ts'
import type { Kind, QueuedChange } from './queued-change.ts'
import { sendQueued } from './send-queued.ts'

type Body = Readonly<Record<string, unknown>> | null
type Thing = { title: string; done: boolean; snoozes: number }

/** A server that stores the response to each id, like ours. It counts its work, so that duplicates are detected. */
function aServer() {
  const things = new Map<string, Thing>()
  const answers = new Map<string, ServerAnswer>()
  let made = 0

  function work({ kind, about }: QueuedChange, body: Body): ServerAnswer {
    const there = things.get(about)
    if (kind === 'create') {
      if (body?.title === '') return { status: 422, problem: 'request.invalid', body: { detail: 'No title' } }
      made += 1
      things.set(about, { title: String(body?.title), done: false, snoozes: 0 })
      return { status: 200, problem: null, body: {} }
    }
    if (!there) return { status: 404, problem: 'reminder.not-found', body: { detail: 'Reminder not found' } }
    if (kind === 'remove') things.delete(about)
    if (kind === 'edit') there.title = String(body?.title)
    if (kind === 'complete') there.done = true
    if (kind === 'reopen') there.done = false
    if (kind === 'snooze') there.snoozes += 1
    return { status: 200, problem: null, body: {} }
  }

  return {
    things,
    made: () => made,
    ask(call: QueuedChange, body: Body): ServerAnswer {
      const before = answers.get(call.id)
      if (before) return before
      const answer = work(call, body)
      if (answer.status === 200) answers.set(call.id, answer)
      return answer
    },
  }
}

const aCall = (changes: Partial<QueuedChange> = {}): Omit<QueuedChange, 'turn'> => ({
  id: 'one',
  owner: 'asha',
  kind: 'create',
  about: 'r1',
  title: 'Pay rent',
  madeAt: 0,
  request: { method: 'POST', path: '/api/reminders/ai', body: { title: 'Pay rent' } },
  base: null,
  foretold: null,
  failures: 0,
  state: { name: 'waiting' },
  ...changes,
})

const edit = (changes: Partial<QueuedChange>) =>
  aCall({ kind: 'edit', request: { method: 'PUT', path: '/api/reminders/r1', body: { title: 'New' } }, ...changes })

const kinds: Kind[] = ['create', 'edit', 'complete', 'reopen', 'snooze', 'remove']
const did = fc.record({ kind: fc.constantFrom(...kinds), about: fc.constantFrom('r1', 'r2', 'r3') })

/** What the network does with each request: delivers it, loses it, or loses the response (or the page is closed). */
const way = fc.constantFrom('there and back', 'lost on the way', 'answer lost', 'busy')

test('random changes in two tabs, interrupted anywhere, end on the server as if made online', async () => {
  const trial = fc.asyncProperty(
    fc.array(did, { minLength: 1, maxLength: 50 }),
    fc.array(way, { maxLength: 80 }),
    fc.array(fc.nat(3), { maxLength: 60 }),
    async (deeds, ways, pauses) => {
      const online = aServer()
      const server = aServer()
      const store = memoryQueue()
      const nextWay = ways.values()
      const sender = (asked: string[]) =>
        sendQueued(store, 'asha', {
          now: () => 1000,
          async ask(call, body) {
            asked.push(call.id)
            const how = nextWay.next().value ?? 'there and back'
            if (how === 'lost on the way') throw new TypeError('Failed to fetch')
            if (how === 'busy') return { status: 503, problem: null, body: null }
            const answer = server.ask(call, body)
            if (how === 'answer lost') throw new TypeError('Failed to fetch')
            return answer
          },
        })

      for (const [at, deed] of deeds.entries()) {
        const call = aCall({
          ...deed,
          id: `action ${at}`,
          request: { method: 'POST', path: '/', body: { title: `title ${at}` } },
        })
        online.ask({ ...call, turn: at }, call.request.body)
        await store.add(call)
        // Two tabs without locks, which do not know of each other.
        for (let tab = 0; tab < (pauses[at] ?? 0); tab++) await Promise.all([sender([]), sender([])])
      }
      const asked: string[] = []
      for (let tries = 0; tries < 200 && (await sender(asked)) !== 'done'; tries++);

      expect(store.all().filter(({ state }) => state.name === 'waiting')).toEqual([])
      expect(Object.fromEntries(server.things)).toEqual(Object.fromEntries(online.things))
      expect(server.made()).toBe(online.made())
      // Calls that the server did not accept are reported as well.
      for (const call of store.all()) expect(call.state.name).toBe('gone')
    },
  )
  await fc.assert(trial, { numRuns: 300 })
})

const answering = (status: number, body: unknown = {}, problem: string | null = null) => ({
  now: () => 5000,
  ask: async () => ({ status, problem, body }),
})

test('queued calls are sent only for their owner', async () => {
  const store = memoryQueue()
  await store.add(aCall())
  const asked: string[] = []
  const ask = async (call: QueuedChange) => {
    asked.push(call.id)
    return { status: 200, problem: null, body: {} }
  }

  expect(await sendQueued(store, 'ravi', { now: () => 0, ask })).toBe('done')
  expect([asked, await store.of('ravi'), store.all().length]).toEqual([[], [], 1])
})

test('a queued call is reported as sent and removed before the next one starts', async () => {
  const store = memoryQueue()
  const events: string[] = []
  for (const id of ['one', 'two']) await store.add(aCall({ id, about: id }))
  const waiting = () => store.all().filter(({ state }) => state.name === 'waiting').length
  await sendQueued(store, 'asha', {
    now: () => 0,
    async ask({ id }) {
      events.push(`ask ${id}`)
      return id === 'one' ? { status: 200, problem: null, body: {} } : { status: 422, problem: null, body: {} }
    },
    onStored: ({ id }) => void events.push(`${id} is through, ${waiting()} waiting`),
  })

  expect(events).toEqual(['ask one', 'one is through, 1 waiting', 'ask two', 'two is through, 0 waiting'])
})

test('a call carries how long it waited, never a negative time', async () => {
  const store = memoryQueue()
  const bodies: unknown[] = []
  const ask = async (_: QueuedChange, body: Body) => {
    bodies.push(body)
    return { status: 200, problem: null, body: {} }
  }
  await store.add(aCall({ madeAt: 2000 }))
  await store.add(aCall({ id: 'two', madeAt: 9_000_000 }))
  await sendQueued(store, 'asha', { now: () => 5000, ask })

  expect(bodies).toMatchObject([{ waited_ms: 3000 }, { waited_ms: 0 }])
})

test('a refused call stays with its reason, dependent calls wait, the others are sent', async () => {
  const server = aServer()
  const store = memoryQueue()
  await store.add(aCall({ request: { method: 'POST', path: '/', body: { title: '' } } }))
  await store.add(edit({ id: 'two' }))
  await store.add(aCall({ id: 'three', about: 'r2' }))
  const ask = async (call: QueuedChange, body: Body) => server.ask(call, body)

  expect(await sendQueued(store, 'asha', { now: () => 0, ask })).toBe('done')
  expect(store.all().map(({ id, state }) => [id, state])).toEqual([
    ['one', { name: 'refused', reason: 'No title' }],
    ['two', { name: 'waiting' }],
  ])
  expect([...server.things.keys()]).toEqual(['r2'])
})

test.each([
  [401, 'signed-out'],
  [429, 'later'],
  [503, 'later'],
  [500, 'later'],
])('after a %i the whole queue waits: %s', async (status, ended) => {
  const store = memoryQueue()
  await store.add(aCall())

  expect(await sendQueued(store, 'asha', answering(status))).toBe(ended)
  expect(store.all()).toMatchObject([{ state: { name: 'waiting' } }])
})

test('a call that keeps failing on the server lets the others go first', async () => {
  const store = memoryQueue()
  await store.add(aCall())
  for (let tries = 0; tries < 6; tries++) await sendQueued(store, 'asha', answering(500))

  expect(store.all()).toMatchObject([{ state: { name: 'refused' } }])
})

test('deletion wins over an edit, which is reported; two deletions count as one', async () => {
  const store = memoryQueue()
  await store.add(edit({}))
  await store.add(aCall({ id: 'two', kind: 'remove' }))
  await sendQueued(store, 'asha', answering(404, { detail: 'Reminder not found' }, 'reminder.not-found'))

  expect(store.all().map(({ state }) => state)).toEqual([{ name: 'gone' }])
})

test('newer changes from elsewhere are reported field by field', async () => {
  const store = memoryQueue()
  const base = { title: 'Pay rent', description: '', time: '09:00:00' }
  await store.add(edit({ base }))
  await sendQueued(store, 'asha', answering(200, { title: 'New', description: '', time: '18:00:00' }))
  await store.add(edit({ id: 'two', base }))
  await sendQueued(store, 'asha', answering(200, { ...base, kept: ['title'] }))
  await store.add(edit({ id: 'three', base }))
  await sendQueued(store, 'asha', answering(200, { ...base, title: 'New' }))

  expect(store.all().map(({ state }) => state)).toEqual([
    { name: 'merged', theirs: [], others: ['time'] },
    { name: 'merged', theirs: ['title'], others: [] },
  ])
})
