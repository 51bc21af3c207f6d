import { expect, test } from 'vitest'
import { nameKey } from '../read/cookbook.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { hashedKeys } from './hashed-keys.ts'

test('every name of the cookbook is found by its hash, and nothing else is', () => {
  const dishes = [...cookbook().dishes.values()]
  const byName = new Map(dishes.flatMap((dish) => [dish.title, ...dish.names].map((name) => [nameKey(name), dish])))
  const hashed = hashedKeys(byName)
  const wrong = [...byName].filter(([name, dish]) => hashed.get(name) !== dish || !hashed.has(name))
  expect(wrong).toEqual([])
  expect([...byName.keys()].filter((name) => hashed.has(`${name} `) || hashed.get(`not ${name}`))).toEqual([])
})

test('a value may be undefined, and a map may be empty', () => {
  const hashed = hashedKeys(new Map([['dal', undefined]]))
  expect([hashed.has('dal'), hashed.get('dal'), hashed.has('roti')]).toEqual([true, undefined, false])
  expect(hashedKeys(new Map()).has('dal')).toBe(false)
})
