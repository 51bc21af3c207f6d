import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { byPartOfDay, partOfDay } from './parts-of-day.ts'

test('TASK-13 a day is read by its parts, and what was done before is apart', () => {
  expect(['00:10:00', '11:59:00', '12:00:00', '16:59:00', '17:00:00', '23:59:00'].map(partOfDay)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
  const at = (id: string, time: string) => aReminder({ id, time })
  const list = [at('milk', '07:00:00'), at('bill', '09:00:00'), at('call', '18:30:00')]
  const { parts, done } = byPartOfDay(list, new Set(['bill']))
  expect(parts.map(({ part, reminders }) => [part, ...reminders.map(({ id }) => id)])).toEqual([
    ['morning', 'milk'],
    ['evening', 'call'],
  ])
  expect(done.map(({ id }) => id)).toEqual(['bill'])
})
