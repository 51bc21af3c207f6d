import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { stateInWords, summaryOf } from './change-in-words.ts'
import { baseOf, changedOnly } from './changed-only.ts'
import { editableFields, withEditedFields } from './edit-queued-change.ts'
import { separated, withQueued } from './with-queued.ts'

const rent = aReminder({ id: 'rent', title: 'Pay rent' })
const walk = aReminder({ id: 'walk', title: 'Walk', recurrence: 'daily' })

const aCall = (changes: Partial<QueuedChange>, body: Record<string, unknown> | null = {}): QueuedChange => ({
  turn: 1,
  id: 'action',
  owner: 'asha',
  kind: 'edit',
  about: 'rent',
  title: 'Pay rent',
  madeAt: 0,
  request: { method: 'PUT', path: '/api/reminders/rent', body },
  base: null,
  foretold: null,
  failures: 0,
  state: { name: 'waiting' },
  ...changes,
})

test('queued changes are shown as they will be, in order', () => {
  const made = aReminder({ id: 'new', title: 'Book the cylinder' })
  const shown = withQueued(
    [rent, walk],
    [
      aCall({ kind: 'create', about: 'new', foretold: made }),
      aCall({ kind: 'edit' }, { title: 'Pay Mrs Iyer', time: '10:00' }),
      aCall({ kind: 'complete', about: 'walk' }, { completed: true, occurrence_date: '2026-11-22' }),
      aCall({ kind: 'complete', about: 'new' }, { completed: true }),
      aCall({ kind: 'snooze' }),
      aCall({ kind: 'edit', state: { name: 'refused', reason: 'No' } }, { title: 'Never' }),
    ],
  )

  expect(shown).toEqual([
    { ...rent, title: 'Pay Mrs Iyer', time: '10:00' },
    { ...walk, completed_dates: ['2026-11-22'] },
    { ...made, completed: true },
  ])
  expect(withQueued(shown, [aCall({ kind: 'remove', about: 'new' })])).toHaveLength(2)
})

test('READ-3 a trip that moves keeps its length; one that repeats from now on has no last day', () => {
  const trip = aReminder({ id: 'rent', date: '2026-11-24', ends_on: '2026-11-27' })
  const after = (body: Record<string, unknown>) => withQueued([trip], [aCall({}, body)])[0]!
  expect(after({ date: '2026-11-30' })).toMatchObject({ date: '2026-11-30', ends_on: '2026-12-03' })
  expect(after({ title: 'Goa' }).ends_on).toBe('2026-11-27')
  expect(after({ recurrence: 'weekly' }).ends_on).toBeUndefined()
})

test('TASK-3 what was deleted is back while its undoing waits, and so is a day', () => {
  const removed = aCall({
    kind: 'remove',
    about: 'rent',
    request: { method: 'DELETE', path: '/api/reminders/rent', body: null },
  })
  expect(withQueued([rent, walk], [removed])).toEqual([walk])
  expect(withQueued([rent, walk], [removed, aCall({ kind: 'restore', foretold: rent })])).toEqual([walk, rent])

  const path = '/api/reminders/walk?occurrence_date=2026-11-23'
  const without = aCall({ kind: 'remove', about: 'walk', request: { method: 'DELETE', path, body: null } })
  expect(withQueued([walk], [without])).toEqual([{ ...walk, skipped_dates: ['2026-11-23'] }])
  const again = aCall({ kind: 'restore', about: 'walk', foretold: walk }, { occurrence_date: '2026-11-23' })
  expect(withQueued([walk], [without, again])).toEqual([{ ...walk, skipped_dates: [] }])
})

test('a day that waits to become a reminder of its own is shown as one', () => {
  const edit = { id: 'walk', occurrence_date: '2026-11-23', only_day: true, date: '2026-11-24', time: '07:00:00' }
  const own = separated(walk, edit, 'own')
  expect(own).toMatchObject({ id: 'own', title: 'Walk', date: '2026-11-24', time: '07:00:00', recurrence: 'none' })
  expect(withQueued([walk], [aCall({ about: 'walk', foretold: own }, edit)])).toEqual([
    { ...walk, skipped_dates: ['2026-11-23'] },
    own,
  ])
})

test('sent changes are not shown twice, and a list without queued changes is unchanged', () => {
  const list = [rent]

  expect(withQueued(list, [aCall({ kind: 'create', about: 'rent', foretold: aReminder() })])).toEqual([rent])
  expect(withQueued(list, [aCall({ state: { name: 'gone' } })])).toBe(list)
})

test('an edit carries the fields that it changes, and knows what the others were', () => {
  const { id, title, description, date, time, recurrence } = rent
  const edit = changedOnly({ id, title, description, date, time: '10:00', recurrence }, rent)

  expect(JSON.parse(JSON.stringify(edit))).toEqual({ id, time: '10:00' })
  expect(baseOf(edit, rent)).toEqual({ title, description, date, time, recurrence })
  expect(baseOf({ id, date: '2026-12-01' }, rent)).toEqual({ title, description, time })
})

test('a corrected change gets a new call id; the reminder it creates keeps its id', () => {
  const body = { text: 'pay rent', id: 'rent', suggested_date: '2026-11-21', suggested_time: '09:00:00' }
  const state = { name: 'refused', reason: 'No' } as const
  const refused = aCall({ kind: 'create', foretold: rent, state }, body)

  expect(editableFields(refused).map(({ name, value }) => [name, value])).toEqual([
    ['text', 'pay rent'],
    ['suggested_date', '2026-11-21'],
    ['suggested_time', '09:00'],
  ])
  const values = { text: 'pay Mrs Iyer', suggested_date: '2026-11-22', suggested_time: '' }
  expect(withEditedFields(refused, values, 'other')).toMatchObject({
    id: 'other',
    about: 'rent',
    title: 'pay Mrs Iyer',
    request: { body: { text: 'pay Mrs Iyer', id: 'rent', suggested_date: '2026-11-22' } },
    foretold: { id: 'rent', title: 'pay Mrs Iyer', date: '2026-11-22' },
    state: { name: 'waiting' },
  })
})

test.each([
  [{ name: 'waiting' }, 'Waiting to sync'],
  [{ name: 'refused', reason: 'Title must not be empty.' }, 'Not accepted: Title must not be empty.'],
  [{ name: 'refused', reason: '' }, 'Not accepted: something went wrong on the server.'],
  [{ name: 'gone' }, 'This was deleted or is no longer shared with you. Your text stays here until you tap OK.'],
  [
    { name: 'merged', theirs: ['date', 'time'], others: ['title'] },
    'The day and the time changed more recently on another device, so we kept that version.',
  ],
  [
    { name: 'merged', theirs: [], others: ['title'] },
    'Also changed on another device. The title came from there, and your change was kept too.',
  ],
] as const)('a queued call’s state is one sentence: %j', (state, sentence) => {
  expect(stateInWords({ state: state as QueuedChange['state'] })).toBe(sentence)
})

test('the top bar counts queued changes, those that need review first', () => {
  expect(summaryOf([aCall({}), aCall({})])).toEqual({
    count: 2,
    needsYou: false,
    label: '2 changes waiting to sync',
  })
  expect(summaryOf([aCall({}), aCall({ state: { name: 'gone' } })])).toEqual({
    count: 2,
    needsYou: true,
    label: '1 change needs review',
  })
})
