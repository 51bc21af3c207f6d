import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaywrightWorkerArgs } from '@playwright/test'

type Playwright = PlaywrightWorkerArgs['playwright']

/** Starts a separate server for a test that needs a configuration the shared one lacks. */
export async function startServer({ request }: Playwright, port: number, environment: Record<string, string>) {
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['apps/server/test/serve-e2e.ts'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, TRUSTED_PROXIES: '1', ...environment, PORT: String(port), CONTROL_PORT: String(port + 1) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    untilReady(request, `${url}/api/ready`),
    ended.then(() => Promise.reject(new Error('The server of these tests ended'))),
  ])
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(request: Playwright['request'], url: string): Promise<void> {
  const asking = await request.newContext()
  while (!(await asking.get(url).catch(() => null))?.ok()) await pause(100)
  await asking.dispose()
}
