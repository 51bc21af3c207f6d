import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { kitchenFacts } from './kitchen-facts.ts'
import { kitchenTip } from './kitchen-tip.ts'
import { kitchenTips, readKitchenTips } from './kitchen-tips.ts'

const days = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.parse('2026-01-01') + index * 86_400_000).toISOString().slice(0, 10),
)

test('there are 120 tips and more, no two alike, each in its season', () => {
  expect(kitchenTips().length).toBeGreaterThanOrEqual(120)
  const openings = kitchenTips().map(({ text }) => text.split(' ').slice(0, 4).join(' '))
  expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([])
  for (const { text, season } of kitchenTips()) {
    expect(text).toMatch(/^[A-Z].{30,220}[.]$/)
    expect(['winter', 'spring', 'summer', 'monsoon', 'autumn', undefined]).toContain(season)
  }
})

test('a tip of an unknown season is reported with its line', () => {
  const { tips, faults } = readKitchenTips('topic,season,text\nrice,harvest,Rinse new rice once and old rice twice.\n')
  expect(tips).toEqual([])
  expect(faults.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 rice: season must be empty or of: winter, spring, summer, monsoon, autumn',
  ])
})

test('a tip of the year comes again after 120 days at the earliest, one of a season after a year', () => {
  const last = new Map<string, number>()
  for (const [at, date] of days.entries()) {
    const tip = kitchenTip(date)
    if (last.has(tip)) expect(at - last.get(tip)!, tip).toBeGreaterThanOrEqual(120)
    last.set(tip, at)
  }
  expect(last.size).toBe(kitchenTips().length)
})

test('a tip of a season is shown in its season', () => {
  const shown = days.filter((date) => kitchenTips().find(({ text }) => text === kitchenTip(date))!.season === 'winter')
  expect(shown.length).toBeGreaterThan(5)
  for (const date of shown) expect(['01', '02', '12']).toContain(date.slice(5, 7))
})

test('the same day has the same tip, and an invalid date is refused', () => {
  expect(kitchenTip('2026-01-06')).toBe(kitchenTip('2026-01-06'))
  expect(() => kitchenTip('2026-02-30')).toThrow(RangeError)
})

test('RECIPE-9 there are 30 kitchen facts and more, none twice, each short enough to read in three seconds', () => {
  expect(kitchenFacts.length).toBeGreaterThanOrEqual(30)
  expect(new Set(kitchenFacts).size).toBe(kitchenFacts.length)
  for (const fact of kitchenFacts) expect(fact.length, fact).toBeLessThan(160)
})

test('every place that is a whole state has a note on how it cooks, in one sentence', () => {
  const states = [...cookbook().places.values()].filter(({ name, state }) => name === state)
  expect(
    violations(states, ({ note }) => note === undefined || !/^[A-Z].{20,150}\.$/.test(note)).map(({ id }) => id),
  ).toEqual([])
})
