import { memoryQueue } from '@planner/offline-queue/memory-queue'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { sendQueued } from '@planner/offline-queue/send-queued'
import { expect, test } from 'vitest'
import { linesIn, queueText, titleIn } from './queue-text.ts'

const call = (turn: number): QueuedChange => ({
  turn,
  id: `key-${turn}`,
  owner: 'rohan',
  kind: 'edit',
  about: `reminder-${turn}`,
  title: `Dinner ${turn}`,
  madeAt: 0,
  request: {
    method: 'PUT',
    path: `/api/reminders/${turn}`,
    body: { title: `Supper ${turn}`, description: 'with salad', date: '2026-11-21', time: '20:00:00' },
  },
  base: null,
  foretold: null,
  failures: 0,
  state: { name: 'waiting' },
})

test('HOME-8 thirty changes of somebody who was removed while offline stay on their device, each with its reason, to be copied', async () => {
  const calls = Array.from({ length: 30 }, (_, n) => call(n + 1))
  const store = memoryQueue()
  for (const { turn: _turn, ...one } of calls) await store.add(one)
  await sendQueued(store, 'rohan', {
    now: () => 1000,
    ask: async () => ({ status: 404, problem: 'reminder.not-found', body: { detail: 'Reminder not found' } }),
  })
  const kept = await store.of('rohan')
  expect(kept).toHaveLength(30)
  expect(kept.every(({ state }) => state.name === 'gone')).toBe(true)
  const text = queueText(kept)
  expect(text.split('\n\n')).toHaveLength(30)
  expect(text.split('\n\n')[0]).toBe(
    [
      'Change: Supper 1',
      'with salad',
      'Sat, 21 Nov 2026, 20:00',
      'This was deleted or is no longer shared with you. Your text stays here until you tap OK.',
    ].join('\n'),
  )
})

test('a change of a deleted reminder is shown with what was typed, not with the old title', () => {
  expect([titleIn(call(1)), linesIn(call(1))]).toEqual(['Supper 1', ['with salad', 'Sat, 21 Nov 2026, 20:00']])
  const done: QueuedChange = {
    ...call(1),
    kind: 'complete',
    request: { ...call(1).request, body: { completed: true } },
  }
  expect([titleIn(done), linesIn(done)]).toEqual(['Dinner 1', []])
})
