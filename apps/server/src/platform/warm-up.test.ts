import { expect, test, vi } from 'vitest'
import { makeLog } from './log.ts'
import { warmUp } from './warm-up.ts'

const log = makeLog('silent')

test('others have their turn between two slices', async () => {
  const seen: string[] = []
  function* slices() {
    for (const slice of ['first', 'second', 'third']) {
      seen.push(slice)
      yield
    }
  }
  const turns = setInterval(() => seen.push('other'), 1)
  const { ended } = warmUp([slices, slices], log)
  expect(seen).toEqual(['first'])
  expect(await ended).toBe(true)
  clearInterval(turns)
  expect(seen.filter((one) => one !== 'other')).toEqual(['first', 'second', 'third', 'first', 'second', 'third'])
  expect(seen.indexOf('other')).toBeLessThan(seen.indexOf('second'))
})

test('a stop ends it between two slices', async () => {
  const done = vi.fn()
  function* endless() {
    for (;;) yield done()
  }
  const warming = warmUp([endless], log)
  await warming.stop()
  const count = done.mock.calls.length
  expect(await warming.ended).toBe(false)
  expect(done).toHaveBeenCalledTimes(count)
})

test('what fails is told, and ends nothing else', async () => {
  const lines: string[] = []
  const failing = () => {
    throw new Error('no rice')
  }
  expect(await warmUp([failing], makeLog('info', { write: (line) => lines.push(line) })).ended).toBe(false)
  expect(lines.join()).toContain('no rice')
})
