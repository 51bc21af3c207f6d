import { randomUUID } from 'node:crypto'
import * as household from '@planner/contract/household'
import * as list from '@planner/contract/kitchen/shopping-list'
import { memoryQueue } from '@planner/offline-queue/memory-queue'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { sendQueued } from '@planner/offline-queue/send-queued'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

type ChatAction = { kind: 'add' | 'tick' | 'untick' | 'remove' | 'put back' | 'edit'; thing: number; word: number }

const shared = 5
const own = 4

const deed = fc.record({
  kind: fc.constantFrom<ChatAction['kind']>('add', 'add', 'tick', 'tick', 'untick', 'remove', 'put back', 'edit'),
  thing: fc.nat(shared + own - 1),
  word: fc.nat(9),
})
const way = fc.constantFrom('there and back', 'there and back', 'lost on the way', 'answer lost')

function requestOf({ kind, word }: ChatAction, id: string): QueuedChange['request'] {
  const text = `${word + 1} kg onion`
  if (kind === 'add') return { method: 'POST', path: '/api/shopping-list/items', body: { items: [{ id, text }] } }
  if (kind === 'edit') return { method: 'PUT', path: `/api/shopping-list/items/${id}`, body: { text } }
  if (kind === 'remove' || kind === 'put back')
    return { method: 'PUT', path: '/api/shopping-list/removals', body: { ids: [id], removed: kind === 'remove' } }
  return { method: 'PUT', path: '/api/shopping-list/ticks', body: { ids: [id], ticked: kind === 'tick' } }
}

const byId = (one: readonly string[], other: readonly string[]) => (one[0]! < other[0]! ? -1 : 1)

type Item = { said: string; saidAt: number; state: string; at: number }
type Call = QueuedChange & { deed: ChatAction }

/** Returns the expected result of all actions in the order they were made, whoever made them. */
function model(items: Map<string, Item>, calls: readonly Omit<Call, 'turn'>[]): Map<string, Item> {
  const inTime = calls.toSorted((one, other) => one.madeAt - other.madeAt)
  for (const {
    about: id,
    madeAt: at,
    deed: { kind, word },
  } of inTime) {
    const said = `${word + 1} kg onion`
    const there = items.get(id)
    if (kind === 'add') {
      if (!there) items.set(id, { said, saidAt: at, state: 'open', at })
    } else if (!there) continue
    else if (kind === 'edit') items.set(id, { ...there, said, saidAt: at })
    else {
      const state = { tick: 'ticked', untick: 'open', remove: 'removed', 'put back': 'open' }[kind]
      items.set(id, { ...there, state, at })
    }
  }
  return items
}

async function send(server: TestServer, person: Person, { id, request }: QueuedChange, body: unknown) {
  const answer = await server.app.inject({
    method: request.method,
    url: request.path,
    headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': id },
    payload: body as object,
  })
  return {
    status: answer.statusCode,
    problem: String(answer.headers['x-problem'] ?? ''),
    body: answer.json() as unknown,
  }
}

test('HOME-4 two members’ offline changes give the same list in any order of arrival, and nothing is lost', async () => {
  await using server = await startTestServer({ at: '2026-11-20T10:00:00+05:30' })
  const asha = await server.aPerson({ full_name: 'Asha' })
  const rohan = await server.aPerson({ full_name: 'Rohan' })
  const { code } = await asha.call(household.invite, { role: 'adult' })
  await rohan.call(household.join, { code })
  const began = server.clock.now().getTime()
  const trial = fc.asyncProperty(
    fc.tuple(fc.array(deed, { maxLength: 14 }), fc.array(deed, { maxLength: 14 })),
    fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
    fc.array(way, { maxLength: 20 }),
    fc.shuffledSubarray(
      Array.from({ length: 28 }, (_, at) => at),
      { minLength: 28, maxLength: 28 },
    ),
    async (deeds, turns, ways, minutes) => {
      await server.pool.query('delete from shopping_items')
      await server.pool.query('delete from pantry_items')
      server.clock.set(new Date(began))
      const common = Array.from({ length: shared }, () => randomUUID())
      await asha.call(list.add, { items: common.map((id) => ({ id, text: '1 kg onion' })) })
      const stores = [memoryQueue(), memoryQueue()]
      const all: Omit<Call, 'turn'>[] = []
      let made = 0
      for (const [who, of] of deeds.entries()) {
        const ids = [...common, ...Array.from({ length: own }, () => randomUUID())]
        // Each device keeps the order of its own actions; between the devices, any order is possible.
        const times = of.map((_, at) => minutes[(made + at) % 28]! + 1).toSorted((one, other) => one - other)
        made += of.length
        for (const [at, one] of of.entries()) {
          const call = {
            id: randomUUID(),
            owner: `${who}`,
            kind: 'list' as const,
            about: ids[one.thing]!,
            title: '',
            madeAt: began + times[at]! * 60_000,
            request: requestOf(one, ids[one.thing]!),
            base: null,
            foretold: null,
            failures: 0,
            state: { name: 'waiting' as const },
            deed: one,
          }
          // People cannot change what they have not seen: nothing of their own before it was added.
          const isThere =
            one.thing < shared || all.some(({ about, deed: its }) => about === call.about && its.kind === 'add')
          if (one.kind !== 'add' && !isThere) continue
          all.push(call)
          await stores[who]!.add(call)
        }
      }
      server.clock.set(new Date(began + 3_600_000))
      const nextWay = ways.values()
      const people = [asha, rohan]
      // One call of either device at a time, in any order; some calls or their answers are lost.
      const sendOne = async (who: number) => {
        let asked = 0
        await sendQueued(stores[who]!, `${who}`, {
          now: () => began + 3_600_000,
          async ask(call, body) {
            if (asked++ > 0) throw new TypeError('Failed to fetch')
            const how = nextWay.next().value
            if (how === 'lost on the way') throw new TypeError('Failed to fetch')
            const answer = await send(server, people[who]!, call, body)
            if (how === 'answer lost') throw new TypeError('Failed to fetch')
            return answer
          },
        })
      }
      for (const turn of turns) await sendOne(Number(turn))
      for (let rest = 0; rest < 40; rest++) for (const who of [0, 1]) await sendOne(who)

      expect(stores.flatMap((store) => store.all())).toEqual([])
      const items = new Map(common.map((id) => [id, { said: '1 kg onion', saidAt: 0, state: 'open', at: 0 }]))
      const expected = [...model(items, all)].map(([id, { said, state }]) => [id, said, state]).toSorted(byId)
      const { rows } = await server.pool.query('select id, said, state from shopping_items')
      expect(rows.map(({ id, said, state }) => [id, said, state]).toSorted(byId)).toEqual(expected)
      const [hers, his] = [await asha.call(list.show, {}), await rohan.call(list.show, {})]
      expect(his).toEqual(hers)
    },
  )
  await fc.assert(trial, { numRuns: 50 })
}, 180_000)
