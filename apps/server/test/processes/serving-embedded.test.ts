import { once } from 'node:events'
import { existsSync, lstatSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createDataFolder, type DataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { scaledByLoad, waitUntil } from '../wait-until.ts'
import { type ChildServer, launchServer, startServer } from './child-server.ts'
import { kill } from './process-state.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

if (!process.env.TEST_DATABASE_URL) {
  test('two servers started at once on an empty data folder serve the same people, and the last to stop stops the store', async () => {
    await using folder = createDataFolder()
    await using one = launchServer({ DATA_DIR: folder.path })
    await using two = launchServer({ DATA_DIR: folder.path })
    await Promise.all([one, two].map((server) => server.ready()))
    const token = await register(one)
    expect(await pushKey(two, token)).toEqual(await pushKey(one, token))
    expect(['vapid.json', 'store-password'].map((name) => modeOf(folder, name))).toEqual(['600', '600'])

    const first = await one.stop()
    expect(first.code).toBe(0)
    expect((await two.ask('/api/ready')).status).toBe(200)
    const last = await two.stop()
    expect(last.code).toBe(0)
    expect(Math.max(first.ms, last.ms)).toBeLessThan(scaledByLoad(3000))
    expect(folder.postmaster()).toBeNull()
  })

  test('a server whose store is killed serves again by itself, and another takes over what a killed server left', async () => {
    await using folder = createDataFolder()
    await using server = await startServer({ DATA_DIR: folder.path })
    const token = await register(server)
    const store = folder.postmaster()!
    kill(store)
    await waitUntil('a new store runs', () => folder.postmaster() !== null && folder.postmaster() !== store)
    await waitUntil('it serves again', async () => {
      const { status } = await me(server, token)
      expect([200, 503]).toContain(status)
      return status === 200
    })

    kill(server.pid)
    expect(await server.ended()).toBe('SIGKILL')
    await using next = await startServer({ DATA_DIR: folder.path })
    expect((await me(next, token)).status).toBe(200)
    expect((await next.stop()).code).toBe(0)
    expect(folder.postmaster()).toBeNull()
  })

  test('a stop during the first start works and leaves no database running', async () => {
    await using folder = createDataFolder()
    await using server = launchServer({ DATA_DIR: folder.path })
    await waitUntil('the store is being made', () => existsSync(folder.home()))
    expect((await server.stop('SIGINT')).code).toBe(0)
    expect(folder.postmaster()).toBeNull()
  })

  test('a failed start or a closed terminal leaves no database running', async () => {
    await using folder = createDataFolder()
    const other = net.createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    try {
      const { port } = other.address() as net.AddressInfo
      await using failing = launchServer({ DATA_DIR: folder.path, PORT: String(port) })
      expect(await failing.ended()).toBe(1)
      expect(failing.output()).toContain(`port ${port} is in use`)
      expect(folder.postmaster()).toBeNull()
    } finally {
      other.close()
    }

    await using server = await startServer({ DATA_DIR: folder.path })
    server.closeTerminal()
    expect(await server.ended()).toBe(0)
    expect(folder.postmaster()).toBeNull()
  })
} else {
  test('two servers started at once on an empty data folder use one pair of push keys, closed to others', async () => {
    await using folder = createDataFolder()
    await using database = await createDatabase()
    const environment = { DATA_DIR: folder.path, DATABASE_URL: database.url }
    await using one = launchServer(environment)
    await using two = launchServer(environment)
    await Promise.all([one, two].map((server) => server.ready()))
    const token = await register(one)
    expect(await pushKey(two, token)).toEqual(await pushKey(one, token))
    expect(modeOf(folder, 'vapid.json')).toBe('600')
  })
}

const modeOf = (folder: DataFolder, name: string) => (lstatSync(path.join(folder.path, name)).mode & 0o777).toString(8)

/** Opens an account; resolves to its token. */
async function register(server: ChildServer): Promise<string> {
  const response = await server.ask('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { access_token: string }).access_token
}

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const me = (server: ChildServer, token: string) => server.ask('/api/auth/me', as(token))

async function pushKey(server: ChildServer, token: string): Promise<string> {
  const response = await server.ask('/api/notifications/push-key', as(token))
  return ((await response.json()) as { public_key: string }).public_key
}
