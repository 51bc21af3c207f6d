import { expect, test } from 'vitest'

import { parseReminder } from './index.ts'
import { namesDay } from './names-day.ts'

const at = { now: new Date('2026-11-22T10:09:00+05:30'), timeZone: 'Asia/Kolkata' }

test.each([
  ['take medicine every day', false],
  ['roz dawai leni hai', false],
  ['pay the maid every month', false],
  ['call mummy at 6', false],
  ['call mummy', false],
  ['call mummy tomorrow', true],
  ['kal se roz dawai', true],
  ['gym every monday', true],
  ['rent on the 5th of every month', true],
  ['buy diyas on diwali', true],
])('whether a text names its day: %s', (text, expected) => {
  expect(namesDay(parseReminder(text, at))).toBe(expected)
})
