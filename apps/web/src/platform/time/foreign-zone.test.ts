import { expect, test, vi } from 'vitest'

import { foreignZone } from './foreign-zone.ts'

const instant = new Date('2026-11-20T04:30:00.750Z')

test.each([
  [-330, 'Asia/Kolkata', null],
  [-330, 'Asia/Colombo', null],
  [-240, 'Asia/Kolkata', 'India Standard Time'],
  [-330, 'Asia/Dubai', 'Gulf Standard Time'],
])('TASK-2 on a device %i minutes behind UTC a time in %s is said to be in %s', (offset, timeZone, name) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  expect(foreignZone(instant, timeZone)).toBe(name)
})
