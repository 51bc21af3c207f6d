import { expect, test } from 'vitest'
import { makePace } from './pace.ts'

test('SAFE-2 background work pauses between its pieces while requests come in, and not otherwise', async () => {
  let now = 0
  const pace = makePace(20, () => now)
  const took = async () => {
    const began = performance.now()
    await pace.yieldToRequests()
    return performance.now() - began
  }
  const idle = await took()
  pace.requestArrived()
  const busy = await took()
  now += 251
  const later = await took()
  expect(busy).toBeGreaterThanOrEqual(19)
  expect(Math.min(idle, later)).toBeLessThan(busy)
})
