import { expect, test, vi } from 'vitest'
import { storeCommand } from '#store-commands/command.ts'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { waitUntil } from '../wait-until.ts'
import { startServer } from './child-server.ts'

vi.setConfig({ testTimeout: 300_000 })

const json = { 'content-type': 'application/json', accept: 'application/json' }

test('SCALE-4 one process serves the people of two stores, rings in both, and goes on while a household moves by the command', async () => {
  await using folder = createDataFolder()
  await using north = await createDatabase()
  await using south = await createDatabase()
  const environment = { DATA_DIR: folder.path, CELLS: `north=${north.url} south=${south.url}` }
  await using server = await startServer(environment)
  const register = async (email: string) => {
    const body = JSON.stringify({ email, password: 'Marigold7', full_name: 'Asha Rao' })
    const answer = await server.ask('/api/auth/register', { method: 'POST', headers: json, body })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { access_token: string; user: { id: string } }
  }
  const session = await register('asha@example.in')
  const me = async () => {
    const answer = await server.ask('/api/auth/me', {
      headers: { ...json, authorization: `Bearer ${session.access_token}` },
    })
    return [answer.status, ((await answer.json()) as { id: string }).id]
  }
  expect(await me()).toEqual([200, session.user.id])

  const { rows: here } = await north.client.query('select from users where id = $1', [session.user.id])
  const [from, to, target] =
    here.length > 0 ? (['north', 'south', south] as const) : (['south', 'north', north] as const)
  const output: string[] = []
  const command = ['move-household', 'asha@example.in', '--to', to]
  const given = { log: (line: string) => output.push(line), signal: new AbortController().signal }
  await storeCommand(command, environment, given)
  expect(output.at(-1)).toMatch(new RegExp(`^Moved the household of asha@example.in from ${from} to ${to}: \\d+ rows`))
  expect(await me()).toEqual([200, session.user.id])
  const { rows: there } = await target.client.query('select from users where id = $1', [session.user.id])
  expect(there).toHaveLength(1)
  await storeCommand(command, environment, given)
  expect(output.at(-1)).toBe(`The household of asha@example.in is in ${to} already`)

  for (const { client } of [north, south]) await insertDueAlert(client)
  for (const { client } of [north, south]) {
    await waitUntil('the alert has rung', async () => (await alertState(client)) === 'sent', 30_000)
  }
  expect(await server.stop()).toMatchObject({ code: 0 })
})

test.each([
  [{ CELLS: 'north=postgres://x/a' }, 'CELLS must be'],
  [{ CELLS: 'north=postgres://x/a north=postgres://x/b' }, 'CELLS has a name twice'],
  [
    { CELLS: 'north=postgres://x/a south=postgres://x/b', DATABASE_URL: 'postgres://x/a' },
    'CELLS takes the place of DATABASE_URL',
  ],
])('SCALE-4 stores that are named wrongly are refused: %j', async (environment, words) => {
  const given = { log: () => undefined, signal: new AbortController().signal }
  await expect(storeCommand(['move-household', 'a@example.in', '--to', 'south'], environment, given)).rejects.toThrow(
    words,
  )
})
