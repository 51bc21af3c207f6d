import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { after } from '../clock.ts'
import { makeLog } from '../log.ts'
import { dueJobs } from './due-jobs.ts'
import { repeat } from './repeat.ts'

const log = makeLog('silent')
const everyMs = 500

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const clock = { now: () => new Date() }

/** Starts work that sleeps until the time `next` returns; records the times of its runs, in seconds since the start. */
function sleeper(next: () => Date | null, { hears = true } = {}) {
  const began = clock.now()
  const runs: number[] = []
  let isHeard = hears
  let failing = false
  const sleep = { nextAt: async () => next(), clock, isWoken: () => isHeard }
  const running = repeat({ name: 'test', everyMs, log, sleep }, async () => {
    runs.push((clock.now().getTime() - began.getTime()) / 1000)
    if (failing) throw new Error('no store')
  })
  return {
    runs,
    ...running,
    hear(now: boolean) {
      isHeard = now
    },
    fail(now: boolean) {
      failing = now
    },
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('work that knows of nothing looks now and again, and is woken at once', async () => {
  const work = sleeper(() => null)
  await pass(3)
  expect(work.runs).toEqual([0])
  work.wake()
  await pass(0)
  expect(work.runs).toEqual([0, 3])
  await pass(60)
  expect(work.runs).toEqual([0, 3, 23, 43, 63])
  await work.stop()
})

test('work runs at the very instant that is due', async () => {
  const due = after(clock.now(), 7250)
  const work = sleeper(() => (clock.now() < due ? due : null))
  await pass(10)
  expect(work.runs).toEqual([0, 7.25])
  await work.stop()
})

test('what has become due during a run is taken at once; what waits for something else, at the usual pace', async () => {
  const due = after(clock.now(), 1000)
  const work = sleeper(() => due)
  await pass(2.2)
  expect(work.runs).toEqual([0, 1, 1.5, 2])
  await work.stop()
})

test('without a connection that says so, work is looked for at the usual pace', async () => {
  const work = sleeper(() => null, { hears: false })
  await pass(1.2)
  expect(work.runs).toEqual([0, 0.5, 1])
  work.hear(true)
  await pass(1)
  expect(work.runs).toEqual([0, 0.5, 1, 1.5])
  await work.stop()
})

test('a word does not cut short the pause after a failure; a connection that is back does', async () => {
  const work = sleeper(() => null)
  work.fail(true)
  await pass(8)
  expect(work.runs).toEqual([0])
  work.wake()
  await pass(12)
  work.wake()
  await pass(0)
  const failed = work.runs.length
  work.wake()
  await pass(0)
  expect(work.runs).toHaveLength(failed)
  work.fail(false)
  work.wakeAnyway()
  await pass(0)
  expect(work.runs).toHaveLength(failed + 1)
  await work.stop()
})

test('woken in the middle of a run, it runs once more', async () => {
  let runs = 0
  let end: () => void = () => undefined
  const sleep = { nextAt: async () => null, clock, isWoken: () => true }
  const running = repeat({ name: 'test', everyMs, log, sleep }, () => {
    runs++
    return new Promise<void>((resolve) => {
      end = resolve
    })
  })
  running.wake()
  running.wake()
  end()
  await pass(0)
  expect(runs).toBe(2)
  end()
  await pass(1)
  expect(runs).toBe(2)
  await running.stop()
})

test('jobs for later and retries begin at their instant, and those of killed processes within seconds', async () => {
  const due = after(clock.now(), 3000)
  const looked: number[] = []
  const began = clock.now().getTime()
  const work = dueJobs({
    async wakeDue() {
      looked.push((clock.now().getTime() - began) / 1000)
      return clock.now() < due ? due : null
    },
  })
  const sleep = { nextAt: () => work.nextAt!({ clock }), clock, isWoken: () => true }
  const running = repeat({ name: work.name, everyMs, log, sleep }, () => work.run({ clock }))
  await pass(9)
  expect(looked).toEqual([0, 3, 8])
  await running.stop()
})
