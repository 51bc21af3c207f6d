import { expect, test } from 'vitest'
import '../index.ts'
import { loadLazyHelpers } from '../languages/lazy-helpers.ts'
import { interned, keySet, keysOfKind, kindOf, tableUse } from './keys.ts'
import { hasAny } from './token.ts'

test('READ-7 the table has a place for every kind and every set, also with all languages learnt and what stands beside the reader', () => {
  loadLazyHelpers()
  const { kinds, sets } = tableUse()
  expect(kinds).toBeLessThan(0.9)
  expect(sets).toBeLessThan(0.9)
})

test('READ-7 a set holds the kinds that have one of its keys, whichever was there first', () => {
  const earlier = kindOf(['one of the test', 'another'])
  const set = keySet('another KO')
  const later = kindOf(['another'])
  expect([earlier, later, kindOf(['neither'])].map((kind) => hasAny({ kind }, set))).toEqual([true, true, false])
})

test('READ-7 lists of the same keys are one kind, and one that has grown is another', () => {
  const keys = ['first', 'second']
  const kind = kindOf(keys)
  expect(kindOf(['first', 'second'])).toBe(kind)
  keys.push('third')
  expect(kindOf(keys)).not.toBe(kind)
  expect(keysOfKind(kindOf(keys))).toHaveLength(3)
})

test('READ-7 different romanisations of a word have the same key', () => {
  expect(interned(['K', 'O'].join(''))).toBe('KO')
})
