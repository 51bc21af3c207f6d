import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

export type Product = { base: string; close: () => Promise<void> }
export type Ask = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<T>
/** A person with an account, and a function to make calls as them. */
export type Person = { token: string; ask: Ask }

/** Starts the whole product in a separate process, on an embedded database that is deleted with it. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync('/tmp/planner-bench-')
  // Makes the folder accessible for the database, which does not run as root.
  chmodSync(dataDir, 0o711)
  const port = await freePort()
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 2, 2],
  })
  const base = `http://localhost:${port}`
  async function close() {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
  for (let tries = 0; !(await isReady(base)); tries++) {
    if (tries > 600 || server.exitCode !== null) {
      await close()
      throw new Error('The server did not come up')
    }
    await pause(100)
  }
  return { base, close }
}

/** Opens an account that has seen the tour. */
export async function register(base: string): Promise<Person> {
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Asha Rao' }
  const { access_token: token } = await askAs(base)<{ access_token: string }>('POST', '/api/auth/register', details)
  const ask = askAs(base, token)
  await ask('POST', '/api/profile/complete-tutorial')
  return { token, ask }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

const askAs =
  (base: string, token?: string): Ask =>
  async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

const isReady = (base: string) =>
  fetch(`${base}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
