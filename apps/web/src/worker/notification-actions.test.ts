import { act } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { type Act, type QueuedActions, sendAction, sendQueuedActs } from './notification-actions.ts'

function queueOf(...acts: Act[]): QueuedActions {
  const stored = new Map(acts.map((act) => [act.ticket, act]))

  return {
    all: async () => [...stored.values()],
    keep: async (act) => void stored.set(act.ticket, act),
    drop: async (ticket) => void stored.delete(ticket),
  }
}

const anAct = (changes: Partial<Act> = {}): Act => ({
  ticket: 'ticket-of-the-plumber',
  action: 'done',
  title: 'Call the plumber',
  at: 0,
  ...changes,
})
const answers = (status: number) => async () => new Response('{}', { status })
const silence = async () => {
  throw new TypeError('Failed to fetch')
}

test('a tap on a notification sends its ticket and action, without a session', async () => {
  const asked: [string, RequestInit][] = []
  const outcome = await sendAction(anAct(), async (url, init) => {
    asked.push([url, init])
    return new Response('{}')
  })

  expect(outcome).toEqual({ kind: 'accepted' })
  expect(asked[0]![0]).toBe(act.path)
  expect(asked[0]![1]).toMatchObject({ method: act.method, body: '{"ticket":"ticket-of-the-plumber","action":"done"}' })
  expect(JSON.stringify(asked[0]![1].headers)).not.toMatch(/authorization/i)
})

test.each([
  [200, 'accepted'],
  [403, 'refused'],
  [422, 'refused'],
  [429, 'later'],
  [503, 'later'],
])('an answer of %i means %s', async (status, outcome) => {
  expect(await sendAction(anAct(), answers(status))).toMatchObject({ kind: outcome })
})

test('a refusal comes with the reason of the server, or with ours where it gives none', async () => {
  const done = async () => Response.json({ detail: 'That reminder is already completed' }, { status: 409 })

  expect(await sendAction(anAct(), done)).toEqual({ kind: 'refused', detail: 'That reminder is already completed' })
  expect(await sendAction(anAct(), answers(403))).toMatchObject({
    detail: expect.stringContaining('has expired'),
  })
})

test('a tap made offline is queued and sent once', async () => {
  const waiting = queueOf(anAct())

  expect(await sendQueuedActs(waiting, { now: 1, fetch: silence })).toMatchObject([{ outcome: { kind: 'later' } }])
  expect(await waiting.all()).toHaveLength(1)
  expect(await sendQueuedActs(waiting, { now: 2, fetch: answers(200) })).toMatchObject([
    { outcome: { kind: 'accepted' } },
  ])
  expect(await waiting.all()).toEqual([])
})

test('queued taps are sent in order, and a refusal does not block the others', async () => {
  const waiting = queueOf(anAct({ ticket: 'second', at: 20 }), anAct({ ticket: 'first', at: 10 }))
  const results = await sendQueuedActs(waiting, { now: 30, fetch: answers(403) })

  expect(results.map(({ act }) => act.ticket)).toEqual(['first', 'second'])
  expect(await waiting.all()).toEqual([])
})

test('a notification tap older than its ticket is dropped', async () => {
  const waiting = queueOf(anAct())

  expect(await sendQueuedActs(waiting, { now: 49 * 3_600_000, fetch: silence })).toEqual([])
  expect(await waiting.all()).toEqual([])
})
