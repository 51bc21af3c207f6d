import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { runJob } from '#platform/jobs/run-job.ts'
import { currentRequest } from '#platform/request-id.ts'
import { providerCalls } from '#providers/provider-call.ts'
import { startTestServer } from './test-server.ts'
import { waitUntil } from './wait-until.ts'

test('a request id is carried from the page into log lines, the answer and its jobs', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  const headers = { authorization: `Bearer ${asha.token}`, 'x-request-id': 'from-the-page-17' }
  const answer = await server.app.inject({
    method: recipes.generateInBackground.method,
    url: recipes.generateInBackground.path,
    headers,
    payload: {},
  })
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, 'from-the-page-17'])
  const { rows } = await server.pool.query(`select data from pgboss.job where name = 'meal-plan'`)
  expect(rows).toEqual([{ data: { '#request': 'from-the-page-17', taskId: answer.json().task_id } }])
  // The job itself only gets its own data.
  await server.runJobs()
  const { rows: tasks } = await server.pool.query('select status from plan_tasks')
  expect(tasks).toEqual([{ status: 'success' }])
  await waitUntil('the line is written', () => lines.some((line) => line.includes('"answered"')))
  expect(lines.filter((line) => line.includes('from-the-page-17'))).not.toEqual([])

  // A job's log lines carry the id of the request that enqueued it, also those about provider calls.
  lines.length = 0
  await runJob({ name: 'a job', requestId: 'from-the-page-18', log: server.context.log }, async () => {
    expect(currentRequest()?.id).toBe('from-the-page-18')
    await providerCalls(1000, 'stand-in').make(async () => undefined)
  })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: 'from-the-page-18', msg: 'provider call', provider: 'stand-in', outcome: 'done' },
    { reqId: 'from-the-page-18', msg: 'job', job: 'a job', outcome: 'done' },
  ])
  expect(currentRequest()).toBeUndefined()
})

test('an invalid request id is replaced by a new one', async () => {
  await using server = await startTestServer()
  for (const id of ['short', 'x'.repeat(65), 'with space in it', 'a"b"c"d"e', '<script>1']) {
    const answer = await server.app.inject({ url: '/api/nothing', headers: { 'x-request-id': id } })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})
