import { expect, test } from 'vitest'
import { nextMilestone } from './report-progress.ts'

const at = new Date('2026-11-20T05:00:00Z')
const soon = new Date(at.getTime() + 2000)

test.each([
  [0, 0, 0],
  [100, 0, 20],
  [100, 20, 40],
  [100, 40, 80],
  [100, 80, 100],
  [40, 20, 40],
  [40, 40, 40],
  [30, 20, 20],
])('RECIPE-10 at %d%%, after %d%% was reported, the person sees %d%%', (progress, reported, heard) => {
  expect(nextMilestone({ progress, reported, reportedAt: at }, soon)).toBe(heard)
})

test('RECIPE-10 after ten seconds without a request the true progress is reported', () => {
  expect(nextMilestone({ progress: 100, reported: 0, reportedAt: at }, new Date(at.getTime() + 10_000))).toBe(100)
})
