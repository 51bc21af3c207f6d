import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

// Workers load this file again and must see the same ports.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
const port = Number(process.env.E2E_PORT)
const root = path.resolve(import.meta.dirname, '../../..')
const chromium = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '/dev/null' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `${process.execPath} apps/server/test/serve-house.ts`,
    cwd: root,
    env: { PORT: String(port), CONTROL_PORT: String(port + 1), TRUSTED_PROXIES: '1' },
    url: `http://localhost:${port}/api/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
