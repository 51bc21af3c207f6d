import { expect, test, vi } from 'vitest'
import { storeCommand } from '#store-commands/command.ts'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { startServer } from './child-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const code = /Setup code for the first administrator: ([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})/

test('SAFE-3 the first start in production prints a setup code to the terminal alone, and the command prints a new one', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
  }
  await using server = await startServer(environment)
  const printed = code.exec(server.output())![1]!
  expect(server.log()).not.toContain(printed)

  const output: string[] = []
  const terminal = { log: (line: string) => output.push(line), signal: new AbortController().signal }
  await storeCommand(['setup-code'], environment, terminal)
  const renewed = code.exec(output.join('\n'))![1]!
  expect(renewed).not.toBe(printed)

  const post = async (address: string, body: object, token?: string) => {
    const answer = await server.ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { access_token: string } }
  }
  const person = { email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }
  const { access_token: token } = (await post('/api/auth/register', person)).body
  const become = (setup_code: string) => post('/api/admin/promote-first-user', { setup_code }, token)
  expect((await become(printed)).status).toBe(403)
  expect((await become(renewed)).status).toBe(200)
  await storeCommand(['setup-code'], environment, terminal)
  expect(output.at(-1)).toBe('An administrator already exists')
})
