import type { MealPlan, TaskStatus } from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { followTask, milestones } from './follow-task.ts'

const plan = { theme: 'Autumn' } as MealPlan
const status = (change: Partial<TaskStatus>): TaskStatus => ({
  status: 'progress',
  progress: 0,
  message: '',
  result: null,
  error: null,
  ...change,
})

async function follow(answers: (TaskStatus | Error)[]) {
  const seen = { waits: [] as number[], progress: [] as number[], silences: 0, asked: 0 }
  const outcome = await followTask({
    ask: async () => {
      const answer = answers[Math.min(seen.asked++, answers.length - 1)]!
      if (answer instanceof Error) throw answer
      return answer
    },
    wait: async (ms) => void seen.waits.push(ms),
    onProgress: async ({ percent }) => void seen.progress.push(percent),
    onSilence: () => seen.silences++,
  })
  return { outcome, ...seen }
}

test('RECIPE-10 a task is asked after at once and every two seconds until it is done', async () => {
  const { outcome, waits, progress } = await follow([
    status({ status: 'pending' }),
    status({ progress: 20 }),
    status({ status: 'success', progress: 100, result: plan }),
  ])
  expect(outcome).toEqual({ kind: 'made', plan })
  expect(waits).toEqual([2000, 2000])
  expect(progress).toEqual([0, 20, 100])
})

test('RECIPE-10 a plan times out after 60 polls', async () => {
  const { outcome, asked } = await follow([status({})])
  expect(outcome).toEqual({ kind: 'timed-out' })
  expect(asked).toBe(60)
})

test('RECIPE-10 a failed task names its error', async () => {
  const { outcome } = await follow([status({ status: 'failed', error: 'No rice left' })])
  expect(outcome).toEqual({ kind: 'failed', error: 'No rice left' })
})

test('RECIPE-10 a lost connection is reported once and polling goes on; a refusal ends it', async () => {
  const cut = new NoAnswer(null)
  const { outcome, silences } = await follow([cut, cut, status({ status: 'success', result: plan })])
  expect(outcome).toEqual({ kind: 'made', plan })
  expect(silences).toBe(1)

  const refusal = new CallError({
    status: 404,
    code: 'task.not-found',
    detail: 'Task not found',
    retryAfter: null,
  })
  expect(await follow([refusal])).toMatchObject({ outcome: { kind: 'lost' }, asked: 1, silences: 1 })
})

test.each([
  ['as they come', 0, [0, 10, 20, 20, 30, 40, 60, 80, 80, 100], [20, 40, 80]],
  ['when an answer was lost', 0, [20, 80, 100], [20, 40, 80]],
  ['when the plan was there at once', 0, [100], [20, 40, 80]],
  ['when a report goes back', 0, [40, 20, 80], [20, 40, 80]],
  ['from where the page was left', 40, [40, 80, 100], [80]],
])('RECIPE-10 20, 40 and 80 per cent are reported once each and in order, %s', (_, reported, percents, heard) => {
  const newsAt = milestones(reported)
  expect(percents.flatMap((percent) => newsAt(percent))).toEqual(heard)
})
