import { expect, test } from 'vitest'

import {
  draggedLength,
  draggedTime,
  drawnOn,
  firstHour,
  foldedLanes,
  hourPx,
  inLanes,
  lengthByKey,
  minutesOf,
  minutesPastMidnight,
  movedByKey,
  stackDone,
  timeOf,
} from './hours.ts'

test('TASK-9 dragging goes by quarters of an hour and stays within the day', () => {
  expect(draggedTime('09:00:00', hourPx)).toBe('10:00:00')
  expect(draggedTime('09:05:00', hourPx / 4)).toBe('09:20:00')
  expect(draggedTime('09:00:00', 3)).toBe('09:00:00')
  expect(draggedTime('23:30:00', 5 * hourPx)).toBe('23:45:00')
  expect(draggedTime('00:30:00', -5 * hourPx)).toBe('00:00:00')
  expect(timeOf(minutesOf('18:45:00'))).toBe('18:45:00')
})

test('TASK-9 Shift with an arrow key moves by a day or an hour, and not out of the day', () => {
  const by = (key: string, time = '09:05:00', shiftKey = true) => movedByKey({ key, shiftKey }, time)
  expect(by('ArrowLeft')).toEqual({ days: -1, time: '09:05:00' })
  expect(by('ArrowRight')).toEqual({ days: 1, time: '09:05:00' })
  expect(by('ArrowUp')).toEqual({ days: 0, time: '08:05:00' })
  expect(by('ArrowDown', '23:30:00')).toEqual({ days: 0, time: '23:45:00' })
  expect(by('ArrowUp', '00:30:00')).toEqual({ days: 0, time: '00:00:00' })
  expect(by('Enter')).toBeNull()
  expect(by('ArrowLeft', '09:05:00', false)).toBeNull()
})

test('TASK-9 overlapping reminders are side by side, the others have the full width', () => {
  const spans = { milk: [420, 450], call: [540, 660], bill: [570, 600], form: [600, 640], gym: [1080, 1140] } as const
  const placed = inLanes(Object.keys(spans) as (keyof typeof spans)[], (name) => ({
    from: spans[name][0],
    to: spans[name][1],
  }))
  expect(placed.map(({ item, lane, lanes }) => `${item} ${lane}/${lanes}`)).toEqual([
    'milk 0/1',
    'call 0/2',
    'bill 1/2',
    'form 1/2',
    'gym 0/1',
  ])
})

test('TASK-9 one that overlaps fewer than its group has its width up to the next, and a few minutes are no overlap', () => {
  const spans = { call: [540, 660], bill: [540, 570], form: [540, 570], post: [580, 600], gym: [658, 700] } as const
  const placed = inLanes(Object.keys(spans) as (keyof typeof spans)[], (name) => ({
    from: spans[name][0],
    to: spans[name][1],
  }))
  expect(placed.map(({ item, lane, lanes, wide }) => `${item} ${lane}+${wide}/${lanes}`)).toEqual([
    'call 0+1/3',
    'bill 1+1/3',
    'form 2+1/3',
    'post 1+2/3',
    'gym 0+1/1',
  ])
})

test('TASK-9 of more than two side by side the first stays, and a number stands for the others of its group', () => {
  const spans = {
    milk: [540, 570],
    call: [540, 600],
    bill: [540, 570],
    form: [570, 600],
    gym: [600, 660],
    tea: [630, 660],
  }
  const lanes = inLanes(Object.entries(spans), ([, [from, to]]) => ({ from: from!, to: to! }))
  const folded = (most: number) => {
    const { placed, more } = foldedLanes(lanes, most)
    const drawn = placed.map(
      ({ item: [name], lane, lanes: of, besideCount }) => `${name} ${lane}/${of}${besideCount ? ' +' : ''}`,
    )
    return [drawn, more.map(({ from, to, items }) => `${from}-${to}: ${items.map(([name]) => name).join(', ')}`)]
  }
  expect(folded(2)).toEqual([['milk 0/1 +', 'form 0/1 +', 'gym 0/2', 'tea 1/2'], ['540-600: call, bill']])
  expect(folded(1)).toEqual([
    ['milk 0/1 +', 'form 0/1 +', 'gym 0/1 +'],
    ['540-600: call, bill', '630-660: tea'],
  ])
})

test('TASK-9 what is done within an hour is one item, after what is still to do', () => {
  const at = (from: number, done: boolean) => ({ from, to: from + 30, done })
  const stacks = stackDone([at(540, true), at(545, true), at(540, false), at(600, true)])
  expect(stacks.map(({ from, to, items }) => `${from}-${to}: ${items.length}`)).toEqual([
    '540-570: 1',
    '540-570: 2',
    '600-630: 1',
  ])
})

test('TASK-9 the first hour shown cuts no short reminder off', () => {
  const span = (from: number) => ({ from, to: from + 30 })
  expect(firstHour(0, 15, [])).toBe(6)
  expect(firstHour(13.5 * 60, 15, [])).toBe(12)
  expect(firstHour(13.5 * 60, 15, [span(11.5 * 60)])).toBe(11)
  expect(firstHour(13.5 * 60, 15, [span(11.5 * 60), span(10.5 * 60)])).toBe(10)
  expect(firstHour(13.5 * 60, 15, [{ from: 9 * 60, to: 18 * 60 }])).toBe(12)
  expect(firstHour(22 * 60, 13.4, [])).toBe(13)
})

test('TASK-9 a length changes by quarters of an hour, is never nothing, and ends with the day', () => {
  expect(draggedLength('10:00:00', 60, hourPx)).toBe(120)
  expect(draggedLength('10:05:00', 50, 13)).toBe(65)
  expect(draggedLength('10:00:00', 60, -500)).toBe(15)
  expect(draggedLength('22:30:00', 60, 500)).toBe(90)
  expect(['+', '=', '-', 'a'].map((key) => lengthByKey(key, '10:00:00', 30))).toEqual([45, 45, 15, null])
  expect(lengthByKey('-', '10:00:00', 15)).toBe(15)
  expect(lengthByKey('+', '23:30:00', 30)).toBe(30)
})

test('TASK-9 what goes past midnight ends at the bottom of its day and continues at the top of the next', () => {
  expect(drawnOn('23:00:00', 180)).toEqual({ from: 1380, to: 1440 })
  expect(minutesPastMidnight('23:00:00', 180)).toBe(120)
  expect(drawnOn('22:00:00', 120)).toEqual({ from: 1320, to: 1440 })
  expect(minutesPastMidnight('22:00:00', 120)).toBeNull()
  // High enough to be tapped; half an hour is its height, not its length.
  expect(drawnOn('23:45:00', undefined)).toEqual({ from: 1425, to: 1455 })
  expect(minutesPastMidnight('23:45:00', undefined)).toBeNull()
  expect(draggedLength('23:00:00', 180, -hourPx)).toBe(120)
  expect(lengthByKey('+', '23:00:00', 180)).toBe(180)
})
