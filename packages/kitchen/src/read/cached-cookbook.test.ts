import { rmSync, truncateSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { cachedCookbook } from './cached-cookbook.ts'
import { cachedFile } from './cached-files.ts'
import { cookbook } from './load-cookbook.ts'
import { portionsOf, storedPortionsOf } from './stored-portions.ts'
import { methodOf, storedStepsOf } from './stored-steps.ts'
import { variationOf, variationsOf } from './variation.ts'

const { dishes, foods } = cookbook()

test('COOK-1 every dish read from the cache equals the dish, with its foods, method and notes', () => {
  expect(dishes.size).toBeGreaterThan(4000)
  const words: string[] = []
  const at = {
    food: new Map(foods.all.map((food, index) => [food, index])),
    word: (word: string) => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1),
  }
  const kinds = new Set<string>()
  // Every tenth only, because each is compared word for word.
  for (const dish of [...dishes.values()].filter((_, index) => index % 10 === 0)) {
    const { portions, steps, notes, checked } = dish
    for (const { kind } of steps.flatMap(({ parts }) => parts)) kinds.add(kind)
    const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
    expect(methodOf(asJson(storedStepsOf({ steps, notes, checked })))).toEqual({ steps, notes, checked })
    const again = portionsOf(asJson(storedPortionsOf(portions, at)), { foods: foods.all, words })
    expect(again).toEqual(portions)
    for (const [index, { food }] of again.entries()) expect(food).toBe(portions[index]!.food)
  }
  expect([...kinds].sort()).toEqual(['article', 'count', 'food', 'line', 'named', 'pronoun', 'text', 'timer', 'vessel'])
})

test('COOK-1 the method of a dish is the same at each read, and spreading the dish copies it', () => {
  const [dish] = [...dishes.values()].filter(({ notes }) => notes.length > 0)
  expect({ ...dish! }.steps).toEqual(dish!.steps)
  expect(dish!.steps.length).toBeGreaterThan(0)
  expect(dish!.notes.length).toBeGreaterThan(0)
})

test('COOK-1 a variation has every field of its dish', () => {
  const dish = [...dishes.values()].find((one) => variationsOf(one).length > 0)!
  const variation = variationOf(dish, variationsOf(dish)[0]!, foods)!
  expect(Object.keys(variation).sort()).toEqual(Object.keys(dish).sort())
})

test('COOK-1 files that were never read have no cached entry', () => {
  const unread = {
    dishes: new Map([['goa/none.cook', new TextEncoder().encode(`none ${Math.PI}`)]]),
    foods: new Map(),
    places: new Map(),
  }
  expect(cachedCookbook(unread)).toBeUndefined()
})

test('COOK-1 the cached cookbook is complete, and valid for the same files only', () => {
  const files = new Map([['one.txt', Buffer.from('one')]])
  const cached = cachedFile('trial', process.pid, [files])
  onTestFinished(() => rmSync(cached.path, { force: true }))
  expect(cached.read()).toBeUndefined()
  cached.write('what was read')
  expect(cached.read()?.toString()).toBe('what was read')
  expect(cachedFile('trial', process.pid, [new Map([['one.txt', Buffer.from('two')]])]).read()).toBeUndefined()
  truncateSync(cached.path, 9)
  expect(cached.read()).toBeUndefined()
})
