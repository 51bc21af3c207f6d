import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test, vi } from 'vitest'
import { inSlices, inTurn, mapInSlices, throughSlices } from './in-slices.ts'

/** Work of so many steps, each of which takes so long by the clock that `elapsedMs` reads. */
function* steps(name: string, count: number, takes: (step: string) => void): Generator<undefined, string> {
  for (let n = 1; n <= count; n++) {
    takes(`${name}${n}`)
    yield
  }
  return `${name} done`
}

test('long slices of many pieces of work are one to a turn of the event loop, and take turns', async () => {
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const seen: string[] = []
  let goesOn = true
  const turn = () => {
    seen.push('|')
    if (goesOn) setImmediate(turn)
  }
  setImmediate(turn)
  const takes = (step: string) => {
    seen.push(step)
    nowMs += 30
  }
  const work = ['a', 'b', 'c'].map((name) => throughSlices(steps(name, 2, takes)))
  expect(await Promise.all(work)).toEqual(['a done', 'b done', 'c done'])
  goesOn = false
  const done = seen.filter((one) => one !== '|')
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  const together = seen.join('').split('|').filter(Boolean)
  expect(together).toEqual(done)
})

test('short slices share a turn', async () => {
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  let turns = 0
  let goesOn = true
  const turn = () => {
    turns++
    if (goesOn) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(
    Array.from({ length: 40 }, () =>
      inTurn(() => {
        nowMs += 1
      }),
    ),
  )
  goesOn = false
  // Ten milliseconds to a turn.
  expect(turns).toBeGreaterThanOrEqual(3)
  expect(turns).toBeLessThan(10)
})

test('a slice belongs to who asked for it, and its failure goes to nobody else', async () => {
  const who = new AsyncLocalStorage<string>()
  const asked = ['Asha', 'Ravi'].map((name) => who.run(name, () => inTurn(() => who.getStore())))
  const failed = inTurn(() => {
    throw new Error('no rice')
  })
  const after = inTurn(() => 'goes on')
  expect(await Promise.all(asked)).toEqual(['Asha', 'Ravi'])
  await expect(failed).rejects.toThrow('no rice')
  expect(await after).toBe('goes on')
})

test('slices hold all items, in order', async () => {
  expect(await mapInSlices([1, 2, 3, 4, 5], 2, (n) => n * 2)).toEqual([2, 4, 6, 8, 10])
  const seen: (readonly number[])[] = []
  await inSlices([1, 2, 3], 2, async (slice) => void seen.push(slice))
  expect(seen).toEqual([[1, 2], [3]])
})
