import { expect, test, vi } from 'vitest'
import { makeLog } from './log.ts'
import { warmUp } from './warm-up.ts'

const log = makeLog('silent')

test('warm-up lets other work run between slices', async () => {
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

test('warm-up stops between two slices when the process stops', async () => {
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

test('a failing warm-up step is logged, and the others run', async () => {
  const lines: string[] = []
  const failing = () => {
    throw new Error('no rice')
  }
  expect(await warmUp([failing], makeLog('info', { write: (line) => lines.push(line) })).ended).toBe(false)
  expect(lines.join()).toContain('no rice')
})
