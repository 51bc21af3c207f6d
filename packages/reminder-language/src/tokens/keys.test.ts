import { expect, test } from 'vitest'
import '../index.ts'
import { learnBeside } from '../languages/beside.ts'
import { interned, keyId, keyTable } from './keys.ts'

test('READ-7 a table has a place for every key, also with all languages learnt and what stands beside the reader', () => {
  learnBeside()
  const newest = keyId('a key that no word has')
  expect(keyTable([newest])[newest]).toBe(1)
})

test('READ-7 a key is the same whoever writes it', () => {
  expect(interned(['K', 'O'].join(''))).toBe('KO')
})
