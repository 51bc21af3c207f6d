import { expect, test } from 'vitest'

import { barsOf, totalOf } from './chart-bars.ts'

const day = (due: number, completed: number) => ({ date: '2026-11-21', due, completed })
const sizes = (days: ReturnType<typeof day>[]) => barsOf(days).map(({ height, filled }) => [height, filled])

test('PROFILE-2 the busiest day’s bar reaches the top, the others are in proportion', () => {
  expect(sizes([day(8, 6), day(4, 4), day(2, 0), day(0, 0)])).toEqual([
    [1, 0.75],
    [0.5, 0.5],
    [0.25, 0],
    [0, 0],
  ])
})

test('PROFILE-2 a single reminder is no full day, and an empty fortnight is no division by nothing', () => {
  expect(sizes([day(1, 1), day(0, 0)])).toEqual([
    [1 / 3, 1 / 3],
    [0, 0],
  ])
  expect(sizes([day(0, 0)])).toEqual([[0, 0]])
})

test('PROFILE-2 a bar’s fill never exceeds the bar', () => {
  expect(sizes([day(4, 5)])).toEqual([[1, 1]])
})

test('PROFILE-2 the fortnight is summed up', () => {
  expect(totalOf([day(8, 6), day(4, 4), day(0, 0)])).toEqual({ due: 12, completed: 10 })
})
