import type { InputOf } from '@planner/contract/endpoint'
import * as reminders from '@planner/contract/reminders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { startTestServer } from '#test/test-server.ts'

type Change = Omit<InputOf<typeof reminders.update>, 'id'>

/** One action on a phone without a connection, some minutes after both phones lost it. */
type Edit = { who: 0 | 1; minute: number } & (
  | { what: 'title'; value: number }
  | { what: 'time'; value: number }
  | { what: 'done'; day: number }
  | { what: 'item'; text: number }
)

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ who: who(), minute: minutes(), what: fc.constantFrom('title', 'time'), value: fc.nat(9) }),
  fc.record({ who: who(), minute: minutes(), what: fc.constant('done'), day: fc.nat(4) }),
  fc.record({ who: who(), minute: minutes(), what: fc.constant('item'), text: fc.nat(9) }),
) as fc.Arbitrary<Edit>

function who() {
  return fc.constantFrom(0 as const, 1 as const)
}
function minutes() {
  return fc.integer({ min: 1, max: 50 })
}

const dayOf = (n: number): string => `2026-12-0${n + 1}`

const changeOf = (one: Edit, own: readonly { text: string; done: boolean }[]): Change => {
  if (one.what === 'title') return { title: `Dinner ${one.value}` }
  if (one.what === 'time') return { time: `2${one.value % 4}:00:00` }
  if (one.what === 'done') return { completed: true, occurrence_date: dayOf(one.day) }
  const text = `item ${one.text}`
  const rest = own.filter((item) => item.text !== text)
  return { checklist: [...rest, { text, done: false }], checklist_was: [...own] }
}

test('HOME-7 fifty random interleavings of two members’ offline changes lose nothing, and both see the same', {
  timeout: 120_000,
}, async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const people = [asha, rohan]
  const began = server.clock.now().getTime()
  let runs = 0

  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 8 }), fc.array(fc.boolean()), async (edits, turns) => {
      const at = began + runs++ * 3_600_000
      server.clock.set(new Date(at))
      const text = 'dinner every day at 8 pm'
      const { id } = await asha.call(reminders.createFromText, { text, audience: 'everyone' })
      // Each phone keeps its changes in order; the phones reconnect in any order.
      const queues = people.map((_, who) =>
        edits.filter((one) => one.who === who).toSorted((a, b) => a.minute - b.minute),
      )
      const own: { text: string; done: boolean }[][] = [[], []]
      const back = at + 3_000_000
      server.clock.set(new Date(back))
      for (let turn = 0; queues.some((queue) => queue.length > 0); turn++) {
        const who = queues[0]!.length === 0 ? 1 : queues[1]!.length === 0 ? 0 : turns[turn] ? 1 : 0
        const one = queues[who]!.shift()!
        const change = changeOf(one, own[who]!)
        if (change.checklist) own[who] = [...change.checklist]
        await people[who]!.call(reminders.update, { id, ...change, waited_ms: back - at - one.minute * 60_000 })
      }

      const [hers, his] = await Promise.all(
        people.map(async (person) => (await person.call(reminders.list, {})).find((one) => one.id === id)!),
      )
      expect(his).toEqual(hers)
      const editsOf = (what: Edit['what']) => edits.filter((one) => one.what === what)
      const days = editsOf('done').map((one) => 'day' in one && dayOf(one.day))
      expect(new Set(hers!.completed_dates)).toEqual(new Set(days))
      const items = editsOf('item').map((one) => 'text' in one && `item ${one.text}`)
      expect(new Set((hers!.checklist ?? []).map((item) => item.text))).toEqual(new Set(items))
      for (const what of ['title', 'time'] as const) {
        const last = Math.max(...editsOf(what).map(({ minute }) => minute))
        const latest = editsOf(what).filter(({ minute }) => minute === last)
        if (latest.length > 0) {
          expect(latest.map((one) => changeOf(one, [])[what])).toContain(hers![what])
        }
      }
    }),
    { numRuns: 50, seed: 20_261_120 },
  )
})
