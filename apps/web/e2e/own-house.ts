import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaywrightWorkerArgs } from '@playwright/test'
import { test as base, type Door, throughDoor } from './house.ts'

type OwnHouse = Door & { url: string }

/**
 * For tests that move the server's clock, which get a server of their own. On the shared one the others' server would live in
 * another day than their browsers: what is today's for one would be yesterday's for the other.
 */
export const test = base.extend<object, { ownHouse: OwnHouse }>({
  ownHouse: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // The first two are the shared server's.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      const url = `http://localhost:${port}`
      const server = spawn(process.execPath, ['apps/server/test/serve-house.ts'], {
        cwd: path.resolve(import.meta.dirname, '../../..'),
        env: { ...process.env, PORT: String(port), CONTROL_PORT: String(port + 1), TRUSTED_PROXIES: '1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(server, 'exit')
      await Promise.race([
        untilReady(playwright, `${url}/api/ready`),
        ended.then(() => Promise.reject(new Error('The server of these tests ended'))),
      ])
      await provide({ url, ...throughDoor(port + 1) })
      server.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownHouse }, provide) => provide(ownHouse.url),
})

async function untilReady({ request }: PlaywrightWorkerArgs['playwright'], url: string): Promise<void> {
  const asking = await request.newContext()
  while (!(await asking.get(url).catch(() => null))?.ok()) await pause(100)
  await asking.dispose()
}
