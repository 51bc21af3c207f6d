import { expect, test } from 'vitest'
import { warmSearch } from '../warm-up.ts'
import { cookableFrom, cookIndexSlices } from './cookable.ts'

const atHome = (...ids: string[]) => new Map(ids.map((id) => [id, null as number | null]))
const some = atHome(
  'paneer',
  'spinach',
  'onion',
  'tomato',
  'ginger',
  'garlic',
  'green-chilli',
  'cream',
  'potato',
  'egg',
)

test('HOME-9 cookable dishes are ranked by what is at home, and missing ingredients are named', () => {
  const found = cookableFrom(some, {}, { limit: 60 })
  expect(found.length).toBe(60)
  const missing = found.map((dish) => dish.missing.length)
  expect(missing[0]).toBe(0)
  const palak = cookableFrom(some, {}, { limit: 1000 }).find(({ title }) => title === 'Palak Paneer')!
  expect(palak.uses).toEqual(expect.arrayContaining(['paneer', 'spinach', 'onion']))
  const without = cookableFrom(atHome('spinach', 'onion', 'garlic', 'cream'), {}, { limit: 1000 })
  const place = (list: readonly { title: string }[]) => list.findIndex(({ title }) => title === 'Palak Paneer')
  expect(without.find(({ title }) => title === 'Palak Paneer')?.missing ?? ['paneer']).toContain('paneer')
  expect(place(without) < 0 || place(without) > place(found)).toBe(true)
  expect(cookableFrom(atHome(), {})).toEqual([])
  expect(cookableFrom(atHome('~soap', 'salt', 'water'), {})).toEqual([])
})

test('HOME-9 of a food that does not suffice, the amount still needed is named', () => {
  const full = cookableFrom(
    new Map([
      ['paneer', 1000],
      ['spinach', 1000],
      ['onion', 1000],
    ]),
    {},
    { limit: 1000 },
  )
  const scarce = cookableFrom(
    new Map([
      ['paneer', 100],
      ['spinach', 1000],
      ['onion', 1000],
    ]),
    {},
    { limit: 1000 },
  )
  const palak = (list: typeof full) => list.find(({ title }) => title === 'Palak Paneer')
  expect(palak(full)!.missing).not.toContain('paneer')
  expect(palak(scarce)!.missing).toContainEqual(expect.stringMatching(/^\d+ g more paneer$/))
})

test('HOME-9 milk still needed is measured in millilitres, and eggs keep their bare name', () => {
  const found = cookableFrom(
    new Map([
      ['milk', 50],
      ['egg', 20],
      ['atta', 2000],
      ['ghee', null],
    ]),
    {},
    { limit: 5000 },
  )
  const missing = found.flatMap((dish) => dish.missing)
  expect(missing).toContainEqual(expect.stringMatching(/^[\d.]+ (ml|litres?) more milk$/))
  expect(missing.filter((one) => / more eggs?$/.test(one))).toEqual([])
})

test.each([
  ['egg', { egg: false }, 'eggs'],
  ['milk', { excludeAllergens: ['milk'] }, 'paneer'],
] as const)('HOME-9 a household without %s is offered nothing with it', (_, household, food) => {
  const all = cookableFrom(some, {}, { limit: 5000 })
  expect(all.some(({ uses }) => uses.includes(food))).toBe(true)
  const fit = cookableFrom(some, household, { limit: 5000 })
  expect(fit.length).toBeGreaterThan(0)
  expect(fit.filter(({ uses, missing }) => [...uses, ...missing].some((name) => name === food))).toEqual([])
})

test('HOME-9 on a day of fasting only what is fit for it, and where there is meat none for those who eat none', () => {
  const potatoes = atHome('potato', 'peanuts', 'chicken', 'rock-salt', 'ghee', 'sabudana', 'curd')
  const fast = cookableFrom(potatoes, { fast: true }, { limit: 5000 })
  expect(fast.length).toBeGreaterThan(0)
  expect(fast.length).toBeLessThan(cookableFrom(potatoes, {}, { limit: 5000 }).length)
  expect(cookableFrom(potatoes, { vegOnly: true }, { limit: 5000 }).every((dish) => dish.is_vegetarian)).toBe(true)
})

test('HOME-9 ranking all dishes takes at most 10 ms of the processor (p99) once the index is built', () => {
  for (const _ of warmSearch());
  for (const _ of cookIndexSlices());
  const times = Array.from({ length: 200 }, () => {
    const before = process.threadCpuUsage()
    cookableFrom(some, { excludeAllergens: ['peanut'] })
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }).toSorted((one, other) => one - other)
  expect(times[197]!).toBeLessThan(10)
})
