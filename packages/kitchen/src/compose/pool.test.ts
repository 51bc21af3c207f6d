import { expect, test, vi } from 'vitest'
import { families } from '../knowledge/families.ts'
import { categoriesOf } from '../recipe/build.ts'
import { likeness, pool, tellingIds } from './pool.ts'
import { doubledNames } from './title.ts'

vi.setConfig({ testTimeout: 60_000 })

const all = pool()

test('the pool holds over 12,000 recipes, over 8,000 of them vegetarian', () => {
  expect(all.length).toBeGreaterThan(12_000)
  expect(all.filter(({ diet }) => diet === 'veg').length).toBeGreaterThan(8_000)
})

test('no two recipes have one id or one title', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(all.length)
})

test('two styles of one dish differ in more than three ingredients of ten', () => {
  const dishes = Map.groupBy(all, ({ identity }) => identity)
  for (const styles of dishes.values())
    for (const [at, one] of styles.entries())
      for (const other of styles.slice(at + 1))
        expect(likeness(tellingIds(one), tellingIds(other)), `${one.id} ${other.id}`).toBeLessThanOrEqual(0.7)
})

test('every family is there, and every category has hundreds of recipes of each kind', () => {
  expect(new Set(all.map(({ family }) => family.id)).size).toBe(families.length)
  for (const category of ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks'] as const) {
    const offered = all.filter((draft) => categoriesOf(draft).includes(category))
    expect(offered.filter(({ diet }) => diet === 'veg').length).toBeGreaterThan(2_000)
    expect(offered.filter(({ diet }) => diet !== 'veg').length).toBeGreaterThan(600)
  }
})

test('a title is words with capitals, without marks or a word said twice', () => {
  for (const { title } of all) {
    expect(title).toMatch(/^[A-Z0-9][\p{L}0-9 ,'-]+$/u)
    const words =
      title
        .toLowerCase()
        .replace(doubledNames, '$1')
        .match(/\p{L}{4,}/gu) ?? []
    expect(new Set(words).size, title).toBe(words.length)
  }
})

test('a Marathi noun stands in its oblique before -chi, the first of two names as it is', () => {
  const titles = new Map(all.map(({ id, title }) => [id, title]))
  expect(titles.get('sabzi.kaccha-kela.-.bhaji')).toBe('Kachya Kelyachi Bhaji')
  expect(titles.get('sabzi.bhindi-pyaz.-.bhaji')).toBe('Bhendi-Kandyachi Bhaji')
  expect(titles.get('chana.sabut-masoor.-.maharashtrian')).toBe('Akkhya Masurachi Usal')
  expect(titles.get('sabzi.hara-pyaz.-.bhaji')).toBe('Patichya Kandyachi Bhaji')
  expect(titles.get('sabzi.lauki.-.bhaji')).toBe('Dudhichi Bhaji')
  expect([...titles.values()].filter((title) => / ch[iae] /.test(title))).toEqual([])
})
