import { weekdayOf } from '@planner/days/day-number'
import { describe, expect, test } from 'vitest'
import { ingredients } from '../knowledge/ingredients.ts'
import { dayNumber } from './day.ts'
import { ekadashiTable } from './ekadashi-table.ts'
import { fastsOn } from './fasts.ts'
import { festivals, festivalsOn, surenessOf } from './festivals.ts'
import { placeOfCity, regions, states } from './places.ts'
import { produceOf, seasonOf } from './produce.ts'

const india = placeOfCity('India')
const names = (date: string, city = 'India') => festivalsOn(date, placeOfCity(city)).map(({ name }) => name)

describe('festivals', () => {
  // The central government's gazetted holidays of 2026.
  test.each([
    ['2026-01-26', 'Republic Day'],
    ['2026-03-04', 'Holi'],
    ['2026-03-21', 'Eid al-Fitr'],
    ['2026-03-26', 'Ram Navami'],
    ['2026-03-31', 'Mahavir Jayanti'],
    ['2026-04-03', 'Good Friday'],
    ['2026-05-01', 'Buddha Purnima'],
    ['2026-05-27', 'Eid al-Adha'],
    ['2026-06-26', 'Muharram'],
    ['2026-08-15', 'Independence Day'],
    ['2026-08-26', 'Milad un-Nabi'],
    ['2026-09-04', 'Janmashtami'],
    ['2026-10-02', 'Gandhi Jayanti'],
    ['2026-10-20', 'Dussehra'],
    ['2026-11-08', 'Diwali'],
    ['2026-11-24', 'Guru Nanak Jayanti'],
    ['2026-12-25', 'Christmas'],
  ])('C8 %s is %s', (date, name) => {
    expect(names(date)).toContain(name)
  })

  test('each has a place that exists, and a note', () => {
    const places = new Set(['All', ...regions, ...states.map(({ state }) => state)])
    for (const { name, places: kept, note, spans } of festivals) {
      expect(
        kept.filter((place) => !places.has(place)),
        name,
      ).toEqual([])
      expect(note, name).toMatch(/^[A-Z].{20,}\.$/)
      for (const [first, last] of spans) expect(last, name).toBeGreaterThanOrEqual(first)
    }
    expect(new Set(festivals.map(({ name }) => name)).size).toBe(festivals.length)
  })

  test('C8 whatever is by the moon or computed with doubt says so', () => {
    for (const festival of festivals)
      expect(surenessOf(festival) !== undefined, festival.name).toBe(/moon|medium|near/.test(festival.confidence))
  })

  test('a feast of one state is kept there, one of all everywhere', () => {
    expect(names('2026-08-26', 'Kochi')[0]).toBe('Onam')
    expect(names('2026-08-26', 'Delhi')).not.toContain('Onam')
    expect(names('2026-11-08', 'Chennai')[0]).toBe('Diwali')
  })

  test('fixed feasts come in years beyond the table, moving ones do not pretend to', () => {
    expect(names('2031-12-25')).toEqual(['Christmas'])
    expect(names('2031-11-08')).toEqual([])
  })
})

describe('fasts', () => {
  test('ekadashi has 24 to 26 days a year, eleven to eighteen days apart', () => {
    const days = Object.entries(ekadashiTable).flatMap(([year, text]) =>
      text.split(' ').map((day) => dayNumber(`${year}-${day.slice(0, 2)}-${day.slice(2, 4)}`)),
    )
    for (const [at, day] of days.slice(1).entries()) {
      expect(day - days[at]!).toBeGreaterThanOrEqual(12)
      expect(day - days[at]!).toBeLessThanOrEqual(17)
    }
    expect(fastsOn('2026-05-27', [])).toHaveLength(1)
    expect(fastsOn('2026-05-28', [])).toEqual([])
  })

  test('Mondays of Sawan are strict where it is kept, other days of it are not', () => {
    const on = (date: string, city: string) =>
      fastsOn(date, festivalsOn(date, placeOfCity(city))).map(({ name }) => name)
    expect(on('2026-08-03', 'Lucknow')).toEqual(['Sawan Monday'])
    expect(on('2026-08-04', 'Lucknow')).toEqual([])
    expect(on('2026-08-03', 'Pune')).toEqual([])
    expect(on('2026-08-31', 'Pune')).toContain('Shravan Monday')
  })
})

test('the seven cities, their older names and a state’s name lead to the state', () => {
  const state = (city: string) => placeOfCity(city).state
  expect(
    ['Mumbai', 'Delhi', 'Bangalore', 'Bengaluru, India', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad'].map(state),
  ).toEqual(['Maharashtra', 'Delhi', 'Karnataka', 'Karnataka', 'Tamil Nadu', 'West Bengal', 'Maharashtra', 'Telangana'])
  expect(state('Ooty, Tamil Nadu')).toBe('Tamil Nadu')
  expect(placeOfCity('Nowhere')).toEqual({ state: undefined, region: undefined, zone: undefined })
})

test('every month has produce in every zone, and every name is an ingredient', () => {
  for (let month = 1; month <= 12; month++)
    for (const { zone, state } of states) {
      const { vegetables, fruit } = produceOf(month, { zone })
      expect(vegetables.length, `${month} ${zone}`).toBeGreaterThanOrEqual(5)
      expect(fruit.length).toBeGreaterThanOrEqual(2)
      expect([...vegetables, ...fruit].filter((id) => !ingredients.has(id))).toEqual([])
      expect(seasonOf(month, { state })).toBeDefined()
    }
  expect(produceOf(1, india).vegetables).toContain('kand')
})

test('a day is read strictly', () => {
  expect(weekdayOf(dayNumber('2026-11-08'))).toBe(0)
  for (const bad of ['2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00', '', 'today'])
    expect(() => dayNumber(bad), bad).toThrow(RangeError)
})
