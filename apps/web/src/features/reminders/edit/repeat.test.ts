import { expect, test } from 'vitest'

import { nthOf, readRepeat, repeatOf, ruleOf } from './repeat.ts'

/** The third Saturday of its month. */
const date = '2026-11-21'

test.each([
  ['FREQ=DAILY;INTERVAL=3'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'],
  ['FREQ=MONTHLY;INTERVAL=2'],
  ['FREQ=MONTHLY;BYDAY=3SA'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['FREQ=YEARLY;INTERVAL=2'],
])('TASK-6 the form says %s, and the same comes out', (rule) => {
  expect(ruleOf(readRepeat(rule, date)!, date)).toBe(rule)
})

test('TASK-6 a repeat the form can’t express stays unless it is customised', () => {
  for (const rule of [
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=YEARLY;BYMONTH=3',
    'FREQ=WEEKLY;COUNT=3',
    'nonsense',
  ])
    expect(readRepeat(rule, date)).toBeNull()
  expect(repeatOf('nonsense', date)).toMatchObject({ every: '2', unit: 'weeks', weekdays: ['SA'] })
  expect(repeatOf('weekdays', date).weekdays).toEqual(['MO', 'TU', 'WE', 'TH', 'FR'])
  expect(ruleOf(repeatOf('monthly', date), date)).toBe('monthly')
})

test('TASK-6 a repeat without a number or a weekday is rejected, and a fifth weekday counts as the last', () => {
  const repeat = repeatOf('weekly', date)
  for (const every of ['', '0', '1.5', '-2', '1001']) expect(ruleOf({ ...repeat, every }, date)).toBeNull()
  expect(ruleOf({ ...repeat, weekdays: [] }, date)).toBeNull()
  expect(nthOf('2026-11-30')).toBe('-1MO')
})

test('TASK-6 every few months from the 29th on is the last day of shorter months, in the form too', () => {
  const repeat = { every: '3', unit: 'months', weekdays: [], monthly: 'date' } as const
  const rule = ruleOf(repeat, '2026-11-30')!
  expect(rule).toBe('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1')
  expect(readRepeat(rule, '2026-11-30')).toMatchObject({ every: '3', unit: 'months', monthly: 'date' })
  expect(ruleOf(repeat, '2026-12-31')).toBe('FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1')
})
