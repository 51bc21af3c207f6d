import { writeDay } from '@planner/days/day-number'
import { expect, test } from 'vitest'
import { festivalDays } from '../src/festivals/index.ts'
import { firstYear, published } from './published-festivals.ts'

test.each(Object.entries(published))('%s falls on the published days', (feast, days) => {
  const expected = days.split(' ').flatMap((day, index) => (day === '----' ? [] : [[firstYear + index, day] as const]))
  expect(expected.map(([year]) => festivalDays(feast, year).map(writeDay))).toEqual(
    expected.map(([year, day]) => [`${year}-${day.slice(0, 2)}-${day.slice(2)}`]),
  )
})
