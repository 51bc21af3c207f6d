import { expect, test } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { waitUntil } from '../wait-until.ts'
import { type ChildServer, startServer } from './child-server.ts'

const json = { 'content-type': 'application/json', accept: 'application/json' }
const asha = { email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }

async function ask(server: ChildServer, token: string | null, address: string, body?: object) {
  const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await server.ask(
    address,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
  expect(response.status, address).toBe(200)
  return (await response.json()) as Record<string, string>
}

test('RECIPE-10 a requested plan is made even if every process was killed before a worker took it', {
  timeout: 120_000,
}, async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  const shared = { DATA_DIR: folder.path, DATABASE_URL: database.url }

  // This process serves requests but runs no jobs: the task is waiting when the process is killed.
  await using web = await startServer({ ...shared, ROLE: 'web' })
  const { access_token: token } = await ask(web, null, '/api/auth/register', asha)
  const { task_id: taskId } = await ask(web, token!, '/api/recipes/generate-background', { veg_only: true })
  expect(await ask(web, token!, `/api/recipes/task-status/${taskId}`)).toMatchObject({ status: 'pending' })
  expect((await web.stop('SIGKILL')).code).toBe('SIGKILL')

  await using again = await startServer(shared)
  await waitUntil(
    'the plan is made',
    async () => {
      const { rows } = await database.client.query('select status from plan_tasks where id = $1', [taskId])
      return rows[0].status === 'success'
    },
    60_000,
  )
  const { rows } = await database.client.query('select veg_only, generation from meal_plans')
  expect(rows).toEqual([{ veg_only: true, generation: 0 }])
  expect((await again.stop()).code).toBe(0)
})
