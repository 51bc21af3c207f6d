import { expect, test } from 'vitest'

import { leftInWords, nextExpiry, nextToRing, ringAt, shownOverMs, type Timer } from './timer-arithmetic.ts'

const timer = (id: string, endsAt: number, done = false): Timer => ({
  id,
  recipeId: 'dal.toor.tadka',
  dish: 'Dal',
  step: 1,
  name: 'Step 1',
  endsAt,
  done,
})

test('RECIPE-6 a timer rings once, when its time is over', () => {
  const running = [timer('rice', 6000), timer('dal', 9000)]
  expect(ringAt(running, 5999)).toEqual({ timers: running, rung: [] })
  const over = ringAt(running, 6000)
  expect(over.rung.map(({ id }) => id)).toEqual(['rice'])
  expect(ringAt(over.timers, 7000).rung).toEqual([])
  expect(ringAt(over.timers, 9000).rung.map(({ id }) => id)).toEqual(['dal'])
})

test('RECIPE-6 a timer that has rung goes by itself after an hour, and one that nobody heard still rings', () => {
  const over = [timer('rice', 6000, true), timer('dal', 9000)]
  expect(nextExpiry(over)).toBe(6000 + shownOverMs)
  expect(ringAt([over[0]!], 6000 + shownOverMs - 1).timers).toEqual([over[0]])
  expect(ringAt([over[0]!], 6000 + shownOverMs)).toEqual({ timers: [], rung: [] })
  // The phone was off: Monday's timer is announced once, and does not stay on the page until Saturday.
  const late = ringAt(over, 35 * shownOverMs)
  expect(late.rung.map(({ id }) => id)).toEqual(['dal'])
  expect(late.timers).toEqual([])
  expect(nextExpiry([])).toBeNull()
})

test('RECIPE-6 a timer’s remaining time is shown like a clock', () => {
  expect(leftInWords(360_000, 0)).toBe('6:00')
  expect(leftInWords(360_000, 353_400)).toBe('0:07')
  expect(leftInWords(360_000, 360_000)).toBe('0:00')
  expect(leftInWords(0, 5000)).toBe('0:00')
  expect(leftInWords(3_909_000, 0)).toBe('1:05:09')
})

test('RECIPE-6 of several timers the one that rings first, or has rung, stands for all', () => {
  expect(nextToRing([timer('rice', 9000), timer('dal', 6000), timer('raita', 12_000)])?.id).toBe('dal')
  expect(nextToRing([])).toBeUndefined()
})
