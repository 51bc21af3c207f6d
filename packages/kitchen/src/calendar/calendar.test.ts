import { weekdayOf } from '@planner/days/day-number'
import { festivalDays } from '@planner/reminder-language/festivals'
import { describe, expect, test } from 'vitest'
import { ingredients } from '../knowledge/ingredients.ts'
import { dayNumber } from './day.ts'
import { fastsOn } from './fasts.ts'
import { certaintyTextOf, festivals, festivalsOn, spansIn } from './festivals.ts'
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
    for (const festival of festivals) {
      const { name, places: kept, note } = festival
      expect(
        kept.filter((place) => !places.has(place)),
        name,
      ).toEqual([])
      expect(note, name).toMatch(/^[A-Z].{20,}\.$/)
      for (let year = 2026; year <= 2040; year++)
        for (const [first, last] of spansIn(festival, year)) {
          expect(last, name).toBeGreaterThanOrEqual(first)
          expect(last - first, name).toBeLessThan(50)
        }
    }
    expect(new Set(festivals.map(({ name }) => name)).size).toBe(festivals.length)
  })

  test('C8 dates that depend on the moon or are uncertain are marked', () => {
    for (const festival of festivals)
      expect(certaintyTextOf(festival) !== undefined, festival.name).toBe(/moon|medium|near/.test(festival.confidence))
  })

  test('a feast of one state is kept there, one of all everywhere', () => {
    expect(names('2026-08-26', 'Kochi')[0]).toBe('Onam')
    expect(names('2026-08-26', 'Delhi')).not.toContain('Onam')
    expect(names('2026-11-08', 'Chennai')[0]).toBe('Diwali')
  })

  test('C8 every feast has its day in each year until 2036, moving ones by the moon', () => {
    const missing = festivals.flatMap((one) =>
      Array.from({ length: 11 }, (_, at) => 2026 + at)
        .filter((year) => spansIn(one, year).length === 0)
        .map((year) => `${one.name} ${year}`),
    )
    // The birthday of Guru Gobind Singh sometimes falls in the next year.
    expect(missing.filter((one) => !one.startsWith('Guru Gobind Singh'))).toEqual([])
    expect(names('2031-12-25')).toContain('Christmas')
    expect(names('2031-11-14')).toContain('Diwali')
    expect(names('2036-10-18')).toContain('Diwali')
    expect(names('2033-03-16', 'Delhi')).toContain('Holi')
  })

  test('C8 the feasts that the reminder reader knows by name have the same day here', () => {
    const differing = festivals.flatMap((one) => {
      if (one.confidence === 'fixed') return []
      return [2026, 2027, 2028, 2030, 2034].flatMap((year) => {
        const [theirs] = festivalDays(one.name, year)
        const [ours] = spansIn(one, year)
        return theirs !== undefined && ours && ours[0] !== theirs ? [`${one.name} ${year}`] : []
      })
    })
    // For Ramadan and the night of Kali Puja, the reminder reader names the eve.
    expect(differing.filter((one) => !/^(Ramadan|Muharram|Navratri|Durga)/.test(one))).toEqual([])
  })
})

describe('fasts', () => {
  test('ekadashi has 24 to 26 days a year, eleven to eighteen days apart', () => {
    const days = [2026, 2027, 2028, 2032, 2036].flatMap((year) => festivalDays('Ekadashi', year))
    expect(days.length).toBeGreaterThanOrEqual(120)
    for (const [at, day] of days.slice(1).entries()) {
      if (day - days[at]! > 300) continue
      expect(day - days[at]!).toBeGreaterThanOrEqual(11)
      expect(day - days[at]!).toBeLessThanOrEqual(18)
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
