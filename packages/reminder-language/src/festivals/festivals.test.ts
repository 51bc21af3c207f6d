import { readDay, writeDay } from '@planner/days/day-number'
import { expect, test } from 'vitest'
import { firstYear, published as table } from '../../test/published-festivals.ts'
import { computed } from './almanac.ts'
import { feasts, moves } from './feasts.ts'
import { festivalDays } from './index.ts'

const day = (name: string, year: number) => writeDay(festivalDays(name, year)[0]!)

test('every feast of the table has a rule, and every day of the table is a day of its year', () => {
  for (const [name, row] of Object.entries(table)) {
    expect(feasts[name]).toBeDefined()
    for (const [index, written] of row.split(' ').entries()) {
      if (written !== '----')
        expect(readDay(`${firstYear + index}-${written.slice(0, 2)}-${written.slice(2)}`)).not.toBeNull()
    }
  }
})

test('the almanac agrees with the published days within a day, and to the day in nine of ten', () => {
  let exact = 0
  let all = 0
  for (const [name, row] of Object.entries(table)) {
    for (const [index, written] of row.split(' ').entries()) {
      // The sources compute Guru Gobind Singh Jayanti by two different calendars.
      if (written === '----' || name === 'Guru Gobind Singh Jayanti') continue
      const published = readDay(`${firstYear + index}-${written.slice(0, 2)}-${written.slice(2)}`)!
      const distance = Math.min(...computed(name, firstYear + index).map((found) => Math.abs(found - published)))
      expect([name, firstYear + index, distance <= 1]).toEqual([name, firstYear + index, true])
      all++
      if (distance === 0) exact++
    }
  }
  expect(exact / all).toBeGreaterThan(0.88)
})

// Days on which the feasts were celebrated, from newspapers.
test.each([
  ['Diwali', 2019, '2019-10-27'],
  ['Diwali', 2020, '2020-11-14'],
  ['Holi', 2019, '2019-03-21'],
  ['Dussehra', 2021, '2021-10-15'],
  ['Ganesh Chaturthi', 2020, '2020-08-22'],
  ['Raksha Bandhan', 2021, '2021-08-22'],
  ['Maha Shivaratri', 2020, '2020-02-21'],
  ['Makar Sankranti', 2019, '2019-01-15'],
  ['Easter Sunday', 2019, '2019-04-21'],
  ['Good Friday', 2031, '2031-04-11'],
  ["Mother's Day", 2027, '2027-05-09'],
  ['Thanksgiving', 2026, '2026-11-26'],
  ['Republic Day', 2040, '2040-01-26'],
  ['Chinese New Year', 2026, '2026-02-17'],
  ['Datta Jayanti', 2025, '2025-12-04'],
  ['Ahoi Ashtami', 2024, '2024-10-24'],
  ['Vat Savitri', 2025, '2025-05-26'],
  ['Vat Purnima', 2024, '2024-06-21'],
  ['Ashadhi Ekadashi', 2025, '2025-07-06'],
  ['Radha Ashtami', 2025, '2025-08-31'],
  ['Ganesh Jayanti', 2025, '2025-02-01'],
  ['Ratha Saptami', 2025, '2025-02-04'],
  ['Champa Shashthi', 2024, '2024-12-07'],
])('%s of %i is %s', (name, year, expected) => {
  expect(day(name, year)).toBe(expected)
})

test('leap months are skipped: Diwali 2023 was late', () => {
  expect(day('Diwali', 2023)).toBe('2023-11-12')
  expect(day('Ugadi', 2018)).toBe('2018-03-18')
})

test('a feast of the Islamic year may fall twice in a year, or not at all', () => {
  expect(festivalDays('Eid al-Fitr', 2033).map(writeDay)).toHaveLength(2)
  expect(festivalDays('Guru Gobind Singh Jayanti', 2018)).toHaveLength(0)
  expect(festivalDays('No such feast', 2026)).toEqual([])
})

test('feasts that keep their day in the calendar do not move', () => {
  expect(moves('Diwali')).toBe(true)
  expect(moves('Christmas')).toBe(false)
  expect(moves("Mother's Day")).toBe(false)
})
