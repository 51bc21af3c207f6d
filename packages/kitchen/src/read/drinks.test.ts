import { expect, test } from 'vitest'
import { readDrinkFile, readDrinks } from './drinks.ts'
import { cookbook } from './load-cookbook.ts'

test('COOK-12 every row of the drinks is read, for a state that has dishes', () => {
  const { byState, faults } = readDrinkFile()
  const states = new Set([...cookbook().places.values()].map(({ state }) => state))
  expect(faults).toEqual([])
  expect(byState.size).toBeGreaterThan(20)
  expect([...byState.keys()].filter((state) => !states.has(state))).toEqual([])
})

test('COOK-12 a drink for an unknown time or season, or with unknown contents, is reported with its line', () => {
  const { byState, faults } = readDrinks(
    'name,state,when,season,holds,fasts\nGhol,Odisha,meal,,curd,yes\nChaas,Odisha,noon,,,yes\nThandai,Odisha,any,,nuts,no\nPana,Odisha,any,hot,,yes\n',
  )
  expect(byState.get('Odisha')?.map(({ name }) => name)).toEqual(['Ghol'])
  expect(faults.map(({ line, text }) => `${line} ${text}`)).toEqual([
    '3 Chaas: when must be of: meal, morning, any',
    '4 Thandai: holds.0 must be of: milk, curd, root',
    '5 Pana: season must be empty or of: winter, spring, summer, monsoon, autumn',
  ])
})
