import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { otherZone } from './other-zone-name.ts'

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata', null],
  ['Asia/Kolkata', 'Asia/Colombo', null],
  ['Asia/Kolkata', 'America/New_York', 'Kolkata'],
  ['America/New_York', 'Asia/Kolkata', 'New York'],
])('a reminder by the clock of %s, read in %s, says: %s', (own, here, label) => {
  expect(otherZone(aReminder({ time_zone: own }), here)).toBe(label)
})
