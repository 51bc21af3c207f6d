import { expect, test } from 'vitest'

import { recurrenceInWords } from './recurrence-in-words.ts'

test.each([
  ['none', null, null],
  ['daily', null, 'Every day'],
  ['weekdays', null, 'Every weekday'],
  ['weekly', null, 'Every Saturday'],
  ['monthly', null, 'Every month on the 21st'],
  ['yearly', null, 'Every year on 21 Nov'],
  ['yearly', 'Diwali', 'Every Diwali'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', null, 'Every Monday and Thursday'],
])('DASH-3 %s (%s) in words', (recurrence, festival, words) => {
  const engine = {
    nextOccurrence: () => null,
    occurrencesBetween: () => [],
    recurrenceInWords: () => 'Every Monday and Thursday',
  }

  expect(recurrenceInWords({ date: '2026-11-21', recurrence, festival }, engine)).toBe(words)
})

test('DASH-3 a rule is shown as ‘repeats’ until the engine has loaded', () => {
  expect(
    recurrenceInWords({ date: '2026-11-21', recurrence: 'FREQ=DAILY;INTERVAL=3', festival: null }, undefined),
  ).toBe('Repeats')
})
