import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function aTable() {
  const done: number[] = []
  const table = inSlices(function* () {
    for (const row of [1, 2, 3]) {
      done.push(row)
      yield
    }
    return done.length
  })
  return { table, done }
}

test('data built in slices is built once and finished by the first that needs it', () => {
  const { table, done } = aTable()
  const slices = table.slices()
  slices.next()
  expect(done).toEqual([1])
  expect(table.get()).toBe(3)
  expect(done).toEqual([1, 2, 3])
  expect(slices.next().done).toBe(true)
  expect([...table.slices()]).toEqual([])
  expect(table.get()).toBe(3)
  expect(done).toEqual([1, 2, 3])
})

test('two builds in slices at once share the work', () => {
  const { table, done } = aTable()
  const [one, other] = [table.slices(), table.slices()]
  for (let turn = 0; turn < 4; turn++) {
    one.next()
    other.next()
  }
  expect(done).toEqual([1, 2, 3])
  expect(table.get()).toBe(3)
})

test('a failed build starts again', () => {
  let tries = 0
  const table = inSlices(function* () {
    yield
    if (tries++ === 0) throw new Error('spilt')
    return 'whole'
  })
  expect(() => table.get()).toThrow('spilt')
  expect(table.get()).toBe('whole')
})
