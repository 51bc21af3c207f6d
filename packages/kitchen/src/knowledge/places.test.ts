import { expect, test } from 'vitest'
import { basesOf, stylesOf } from '../compose/lists.ts'
import { placeOf } from '../compose/place.ts'
import { pool } from '../compose/pool.ts'
import { basesWithPlace } from './base-places.ts'
import { families } from './families.ts'
import { mainWords } from './mains.ts'
import { regionOf } from './states.ts'

test('every base that has a state of its own exists', () => {
  const bases = new Set(
    families.flatMap((family) => [
      ...basesOf(family).map(({ slug }) => `${family.id}.${slug}`),
      ...stylesOf(family).map(({ id }) => `${family.id}.@${id}`),
    ]),
  )
  expect(basesWithPlace().filter((key) => !bases.has(key))).toEqual([])
})

test('every dish lies in a state whose region is known', () => {
  const states = new Set(pool().map((draft) => placeOf(draft).state))
  expect([...states].filter((state) => state !== 'Pan-India' && regionOf(state) === 'All')).toEqual([])
})

test.each([
  ['onepot.aloo-matar.tehri.-', 'Uttar Pradesh'],
  ['kuzhambu.banana-flower.pulusu.-', 'Andhra Pradesh'],
  ['bonda.aloo.vada-pav.-', 'Maharashtra'],
  ['bharta.aloo-baingan.bhorta.-', 'West Bengal'],
])('%s comes from %s', (id, state) => {
  expect(placeOf(pool().find((draft) => draft.id === id)!).state).toBe(state)
})

test('a fish of Bengal has its Bengali name', () => {
  const rohu = mainWords.find(({ label }) => label === 'Rohu')!
  expect([rohu.names.bn, rohu.names.or]).toEqual([['Rui'], ['Rohi']])
})
