import { describe, expect, test, vi } from 'vitest'
import { recipe } from '../recipe/recipe.ts'
import { categories } from '../recipe/types.ts'
import { kitchenPool } from './candidate-pool.ts'
import { type DayPlan, type DayRequest, planDay } from './plan-day.ts'
import type { Profile } from './profile.ts'
import { swap } from './swap.ts'

vi.setConfig({ testTimeout: 120_000 })

const ask = (request: Partial<DayRequest> = {}): DayPlan =>
  planDay({ date: '2026-01-06', vegOnly: false, city: 'Mumbai', seen: [], seed: 'asha', ...request })
const recipesOf = (plan: DayPlan) => plan.sections.flatMap(({ recipes }) => recipes)
const idsOf = (plan: DayPlan) => recipesOf(plan).map(({ id }) => id)

test('RECIPE-4 a day has four recipes in each of five categories, two vegetarian and two not', () => {
  const plan = ask()
  expect(plan.sections.map(({ category }) => category)).toEqual(categories)
  for (const { category, recipes } of plan.sections) {
    expect(recipes.map((one) => one.category)).toEqual([category, category, category, category])
    expect(recipes.filter((one) => one.is_vegetarian).length).toBe(2)
  }
  expect(new Set(idsOf(plan)).size).toBe(20)
  expect(plan).toMatchObject({ repeats: false, notes: [] })
})

test('RECIPE-4 a vegetarian day is vegetarian throughout', () => {
  expect(recipesOf(ask({ vegOnly: true })).filter((one) => one.is_vegetarian).length).toBe(20)
})

test('one seed gives one plan to the last byte, another seed another', () => {
  expect(JSON.stringify(ask())).toBe(JSON.stringify(ask()))
  const first = new Set(idsOf(ask()))
  expect(idsOf(ask({ seed: 'ravi' })).filter((id) => first.has(id)).length).toBeLessThan(8)
})

test.each([true, false])('a fresh plan of the same day has 20 others (vegetarian only: %s)', (vegOnly) => {
  const date = '2026-03-04'
  const seen: { id: string; date: string }[] = []
  for (const seed of ['one', 'two', 'three', 'four']) {
    const plan = ask({ date, vegOnly, seed, seen })
    const before = new Set(seen.map(({ id }) => id))
    expect(idsOf(plan).filter((id) => before.has(id))).toEqual([])
    expect(plan.repeats).toBe(false)
    for (const id of idsOf(plan)) seen.push({ id, date })
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(80)
  // None is kin of another: a form or a variation of the same dish.
  expect(new Set(seen.map(({ id }) => kitchenPool().find(id)!.family)).size).toBe(80)
})

describe('the day’s title and tips', () => {
  test('a feast is in the title, on the plates and in the tips', () => {
    const plan = ask({ date: '2026-01-14', city: 'Chennai', vegOnly: true })
    expect(plan.theme).toMatch(/^Pongal: /)
    const named = plan.theme.slice('Pongal: '.length).split(' and ')[0]!
    expect(recipesOf(plan).map(({ title }) => title)).toContain(named)
    expect(plan.culturalTips[0]).toMatch(/^Pongal: New rice/)
    expect(plan.festivals[0]).toEqual({ name: 'Pongal', sureness: 'Some calendars list it a day earlier or later.' })
  })

  test('C8 a feast by the moon says that its day may shift', () => {
    expect(ask({ date: '2026-03-21' }).culturalTips.join(' ')).toContain('when the moon is sighted')
  })

  test('a plain day is titled by its season, produce and places, and has two to four tips', () => {
    for (const city of ['Mumbai', 'Delhi', 'Bengaluru', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad', 'Nowhere'])
      for (const date of ['2026-01-20', '2026-05-12', '2026-07-08', '2026-12-10', '2033-09-09']) {
        const { theme, culturalTips } = ask({ date, city })
        expect(theme).toMatch(/^[A-Z].{10,110}$/)
        expect(culturalTips.length, `${city} ${date}`).toBeGreaterThanOrEqual(2)
        expect(culturalTips.length).toBeLessThanOrEqual(4)
        for (const tip of culturalTips) expect(tip).toMatch(/^[A-Z].{20,}\.$/)
      }
  })

  test('a fair share of the dishes is from the region one lives in', () => {
    const share = (city: string, region: string) =>
      recipesOf(ask({ city, vegOnly: true, date: '2026-06-17' })).filter((one) => one.region === region).length
    for (const [city, region] of [
      ['Chennai', 'South'],
      ['Kolkata', 'East'],
      ['Delhi', 'North'],
      ['Pune', 'West'],
    ] as const)
      expect(share(city, region), city).toBeGreaterThanOrEqual(4)
  })
})

describe('profiles', () => {
  const day = '2026-04-21'
  test.each<[string, Profile, (one: ReturnType<typeof recipesOf>[number]) => boolean]>([
    ['no egg', { egg: false }, (one) => !one.allergens.includes('egg')],
    ['Jain', { jain: true }, (one) => one.diet.jain],
    ['no onion, no garlic', { noOnionGarlic: true }, (one) => one.diet.noOnionGarlic],
    ['vegan', { vegan: true }, (one) => one.diet.vegan],
    ['no gluten', { excludeAllergens: ['gluten'] }, (one) => !one.allergens.includes('gluten')],
    [
      'no milk or nuts',
      { excludeAllergens: ['milk', 'peanut', 'tree-nut'] },
      (one) => !one.allergens.some((name) => /milk|nut/.test(name)),
    ],
    ['half an hour', { maxMinutes: 30 }, (one) => one.prepMinutes + one.cookMinutes <= 30],
    [
      'Jain without milk',
      { jain: true, excludeAllergens: ['milk'] },
      (one) => one.diet.jain && !one.allergens.includes('milk'),
    ],
  ])('%s is kept by every dish of a month', (_name, profile, keeps) => {
    for (const vegOnly of [true, false]) {
      const seen: { id: string; date: string }[] = []
      for (let at = 0; at < 15; at++) {
        const date = new Date(Date.parse(day) + at * 86_400_000).toISOString().slice(0, 10)
        const plan = ask({ date, vegOnly, profile, seen })
        const recipes = recipesOf(plan)
        expect(recipes.filter((one) => !keeps(one)).map(({ id }) => id)).toEqual([])
        if (recipes.length < 20 || plan.repeats) expect(plan.notes.length).toBeGreaterThan(0)
        for (const { id } of recipes) seen.push({ id, date })
      }
    }
  })

  test('pork is left out unless it is asked for', () => {
    const porks = (profile: Profile) => {
      const seen: { id: string; date: string }[] = []
      for (let at = 0; at < 20; at++)
        for (const id of idsOf(ask({ seed: `${at}`, profile, seen }))) seen.push({ id, date: '2026-01-06' })
      return seen.filter(({ id }) => recipe(id)!.diet.pork).length
    }
    expect(porks({})).toBe(0)
    expect(porks({ pork: true })).toBeGreaterThan(0)
  })

  test('an allergen that is not known is refused, not passed over', () => {
    expect(() => ask({ profile: { excludeAllergens: ['nuts' as 'peanut'] } })).toThrow(RangeError)
  })

  test('a profile that nothing fits says what is missing', () => {
    const plan = ask({ profile: { maxMinutes: 1 } })
    expect(recipesOf(plan).length).toBeLessThan(20)
    expect(plan.notes.join(' ')).toContain('fewer than usual')
  })

  test('C8 a person who keeps the fasts gets vrat dishes only, on every strict day of the year', () => {
    for (const date of [
      '2026-02-15',
      '2026-03-20',
      '2026-09-04',
      '2026-10-12',
      '2026-10-13',
      '2026-11-20',
      '2026-08-03',
    ]) {
      const plan = ask({ date, city: 'Lucknow', profile: { vrat: true } })
      expect(
        recipesOf(plan)
          .filter((one) => !one.diet.vrat)
          .map(({ id }) => id),
        date,
      ).toEqual([])
      expect(recipesOf(plan).length, date).toBe(20)
      expect(plan.fasts[0]!.dishes).toEqual(idsOf(plan))
    }
    const plain = ask({ date: '2026-01-06', profile: { vrat: true } })
    expect(recipesOf(plain).filter((one) => one.is_vegetarian).length).toBe(10)
  })

  test('C8 the nine nights of Navratri have 20 vrat dishes a day, and none of them twice', () => {
    const seen: { id: string; date: string }[] = []
    for (let day = 11; day <= 19; day++) {
      const date = `2026-10-${day}`
      const plan = ask({ date, city: 'Lucknow', seen, profile: { vrat: true } })
      expect(plan.festivals.map(({ name }) => name).join(), date).toContain('Navratri')
      expect(recipesOf(plan).filter(({ diet }) => diet.vrat).length, date).toBe(20)
      expect(plan.repeats, date).toBe(false)
      for (const id of idsOf(plan)) seen.push({ id, date })
    }
    expect(new Set(seen.map(({ id }) => id.split('.').slice(0, 3).join('.'))).size).toBe(180)
  })

  test.each([true, false])(
    'C8 on a strict fast everyone is offered vrat dishes, marked so (vegetarian only: %s)',
    (vegOnly) => {
      for (const date of ['2026-02-13', '2026-02-15', '2026-06-25', '2026-10-14']) {
        const plan = ask({ date, vegOnly, city: 'Pune' })
        const { strict, dishes } = plan.fasts[0]!
        expect(strict).toBe(true)
        expect(dishes.length, date).toBeGreaterThanOrEqual(2)
        const marked = recipesOf(plan).filter(({ id }) => dishes.includes(id))
        expect(marked.map(({ diet, tags }) => diet.vrat && tags.includes('Vrat'))).not.toContain(false)
      }
    },
  )
})

describe('swap', () => {
  const request: DayRequest = { date: '2026-01-06', vegOnly: false, city: 'Delhi', seen: [], seed: 'asha' }
  const plan = planDay(request)

  test('a swap gives another dish of the same category and diet that is not on the plan', () => {
    const before = new Set(idsOf(plan))
    for (const { category, recipes } of plan.sections)
      for (const [index, old] of recipes.entries()) {
        const found = swap(request, plan, { category, index })!
        expect(before.has(found.id)).toBe(false)
        expect(found).toMatchObject({ category, is_vegetarian: old.is_vegetarian })
      }
  })

  test('repeated swaps keep giving new dishes', () => {
    let current = plan
    const seen = idsOf(plan).map((id) => ({ id, date: request.date }))
    for (let turn = 0; turn < 12; turn++) {
      const found = swap({ ...request, seen }, current, { category: 'Dinner', index: 1 })!
      expect(seen.map(({ id }) => id)).not.toContain(found.id)
      seen.push({ id: found.id, date: request.date })
      const replace = (section: DayPlan['sections'][number]) =>
        section.category === 'Dinner' ? { ...section, recipes: section.recipes.with(1, found) } : section
      current = { ...current, sections: current.sections.map(replace) }
    }
  })

  test('a place that the plan does not have is refused', () => {
    expect(() => swap(request, plan, { category: 'Lunch', index: 4 })).toThrow(RangeError)
  })
})

describe('odd requests', () => {
  test('a year outside the festival table is planned all the same', () => {
    for (const date of ['1999-12-31', '2024-02-29', '2050-07-01']) expect(recipesOf(ask({ date })).length).toBe(20)
  })

  test.each(['2026-02-30', '2026-02-30x', '', '2026-1-6', 'tomorrow'])(
    '"%s" is no day and is refused by name',
    (date) => {
      expect(() => ask({ date })).toThrow(RangeError)
      expect(() => ask({ date })).toThrow(date)
    },
  )

  test('unknown ids are ignored', () => {
    const seen = ['gone.for.ever.-', '', 'dosa', 'a.b.c.d.e', 'ai-1234'].map((id) => ({ id, date: '2026-01-05' }))
    expect(idsOf(ask({ seen }))).toEqual(idsOf(ask()))
  })

  test('5,000 entries of history are read, and what lies over 90 days back may come again', () => {
    const old = idsOf(ask()).map((id) => ({ id, date: '2025-10-07' }))
    expect(idsOf(ask({ seen: old }))).toEqual(idsOf(ask()))
    const many = Array.from({ length: 5_000 }, (_, at) => ({ id: `gone.${at}.-.-`, date: '2026-01-05' }))
    expect(recipesOf(ask({ seen: [...many, ...old] })).length).toBe(20)
  })
})
