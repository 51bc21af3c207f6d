import { describe, expect, test } from 'vitest'
import { festivals } from './festivals.ts'
import { holidays, namedDaysOf } from './named-days.ts'
import { placeOfCity, states } from './places.ts'

const on = (day: string, city: string) =>
  namedDaysOf(Number(day.slice(0, 4)), placeOfCity(city))
    .filter((one) => one.day === day)
    .map(({ name, holiday, fast }) => `${name}${holiday ? ' (holiday)' : ''}${fast ? ' (fast)' : ''}`)

describe('TASK-9 what a calendar prints', () => {
  test.each([
    ['2026-11-08', 'Pune', ['Diwali (holiday)', 'Naraka Chaturdashi']],
    ['2026-11-01', 'Bangalore', ['Karnataka Rajyotsava (holiday)']],
    ['2026-04-03', 'Delhi', ['Good Friday (holiday)']],
    ['2026-05-01', 'Mumbai', ['Maharashtra Day (holiday)']],
    ['2026-06-02', 'Hyderabad', ['Telangana Formation Day (holiday)']],
    ['2026-06-02', 'Chennai', []],
    ['2026-11-05', 'Chennai', ['Ekadashi (fast)']],
    ['2026-10-11', 'Lucknow', ['Navratri begins (fast)']],
    ['2026-10-13', 'Lucknow', []],
    ['2035-01-26', 'Jaipur', ['Republic Day (holiday)']],
  ])('%s in %s', (day, city, expected) => {
    for (const one of expected) expect(on(day, city)).toContain(one)
    if (expected.length === 0) expect(on(day, city)).toEqual([])
  })

  test('each holiday names a known state and, if movable, a known festival', () => {
    const places = new Set(['All', ...states.map(({ state }) => state)])
    const feasts = new Set(festivals.map(({ name }) => name))
    expect(holidays.length).toBeGreaterThan(50)
    for (const holiday of holidays) {
      expect(
        holiday.states.filter((state) => !places.has(state)),
        holiday.name,
      ).toEqual([])
      if (holiday.day === '') expect(feasts, holiday.name).toContain(holiday.name)
    }
  })

  test('every name is listed once per day, in each state and year', () => {
    for (const year of [2025, 2026, 2027, 2028, 2031])
      for (const { state } of states) {
        const names = namedDaysOf(year, placeOfCity(state)).map(({ day, name }) => `${day} ${name}`)
        expect(new Set(names).size).toBe(names.length)
        expect(names.length).toBeGreaterThanOrEqual(5)
      }
  })
})
