import pino from 'pino'
import { expect, test } from 'vitest'
import { makeWorkers, WorkerEnded } from './workers.ts'

const task = (name: string) => new URL(`../../../test/worker-tasks/${name}.ts`, import.meta.url)
const log = pino({ level: 'silent' })

async function withWorkers<Result>(work: (workers: ReturnType<typeof makeWorkers>) => Promise<Result>) {
  const workers = makeWorkers(log, { processes: 1 })
  try {
    return await work(workers)
  } finally {
    await workers.close()
  }
}

test('SCALE-5 a worker process reads the program and nothing else, writes nothing, starts nothing and has no secrets', async () => {
  const { came, environment } = await withWorkers((workers) =>
    workers.run<{ came: Record<string, string>; environment: string[] }>(task('overreach'), null),
  )
  expect(Object.entries(came).filter(([, code]) => code !== 'ERR_ACCESS_DENIED')).toEqual([])
  expect(Object.keys(came)).toHaveLength(5)
  expect(environment.filter((name) => !/^(NODE_|TINYPOOL_)/.test(name))).toEqual([])
})

test('SCALE-5 a task that exhausts its memory ends its process only, and those that wait have their turn', async () => {
  await withWorkers(async (workers) => {
    const filling = expect(workers.run(task('fill-memory'), null)).rejects.toThrow(WorkerEnded)
    expect(await workers.run<number>(task('twice'), 21)).toBe(42)
    await filling
    expect(workers.running()).toBe(1)
  })
})
