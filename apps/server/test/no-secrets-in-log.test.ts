import { expect, test, vi } from 'vitest'
import { createDataFolder } from './create-data-folder.ts'
import { createDatabase } from './create-database.ts'
import { startServer } from './processes/child-server.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const json = { 'content-type': 'application/json' }
const password = 'Marigold7secret'

test('no password, token or key is ever written to the log', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  // The most verbose log level.
  const environment = { DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'trace' }
  await using server = await startServer(environment)
  const post = (address: string, body: string, headers = {}) =>
    server.ask(address, { method: 'POST', headers: { ...json, ...headers }, body })

  const asha = JSON.stringify({ email: 'asha@example.in', password, full_name: 'Asha Rao' })
  const { access_token: token } = (await (await post('/api/auth/register', asha)).json()) as { access_token: string }
  const bearer = { authorization: `Bearer ${token}` }
  const answers = [
    await post('/api/auth/login', asha),
    await post('/api/auth/login', asha.replace('Asha', 'x'.repeat(200_000))),
    // Refused for its format, its type, its size and its content.
    await post('/api/auth/login', `{"password":"${password}",`),
    await post('/api/auth/login', asha, { 'content-type': 'text/plain' }),
    await post('/api/auth/register', JSON.stringify({ email: 'no address', password, token })),
    await server.ask(`/api/auth/me?access_token=${token}&password=${password}`, { headers: bearer }),
    await server.ask(`/api/nowhere?token=${token}`, { headers: { ...bearer, cookie: `session=${token}` } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 413, 400, 415, 422, 200, 404])

  // And one that fails because of a bug, which is logged in full.
  await database.client.query('drop table sessions cascade')
  expect((await post('/api/auth/login', asha)).status).toBe(500)
  expect((await server.ask('/api/auth/me', { headers: bearer })).status).toBe(500)

  expect((await server.stop()).code).toBe(0)
  const written = server.log() + server.output()
  expect(written).toContain('request failed')
  expect(written).toContain('/api/auth/login')
  for (const secret of [password, token, 'Bearer', database.url]) expect(written).not.toContain(secret)
})
