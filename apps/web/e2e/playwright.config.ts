import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

// Eight in a row are this run's, below those that Linux gives to outgoing connections: such a one may be taken at any moment.
// Workers load this file again and must see the same.
process.env.E2E_PORT ??= String(10_000 + 8 * (process.pid % 2_800))
const port = Number(process.env.E2E_PORT)
const root = path.resolve(import.meta.dirname, '../../..')
const chromium = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

/**
 * Parts of Chromium that tests do without. Since 2026 its toolbar is a page, which each new window renders: three
 * fifths of the cost of a test's window. A spare process for the next page costs a sixth of the rest, as long as there are
 * no more cores than tests. The others repeat Playwright's own list, which this one replaces.
 */
const unwanted = `
  SpareRendererForSitePerProcess InitialWebUI WebUIReloadButton WebUIToolbar WebUITabStrip TabSearch SidePanel
  WebUIOmniboxPopup WebUIOmniboxAimPopup LensOverlay MediaRouter AimEnabled PreconnectToSearch
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose PaintHolding HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable ThirdPartyStoragePartitioning OptimizationHints AvoidCorsURLLoaderRestartOnRedirect
  NetworkTimeServiceQuerying`
  .trim()
  .split(/\s+/)

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // A trace is expensive (a third of the time), so it is recorded only for a second attempt, which is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '/dev/null' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'on-first-retry',
    // What a first attempt saw is otherwise lost when the second passes.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', `--disable-features=${unwanted.join(',')}`],
    },
  },
  webServer: {
    command: `${process.execPath} apps/server/test/serve-e2e.ts`,
    cwd: root,
    env: { PORT: String(port), CONTROL_PORT: String(port + 1), TRUSTED_PROXIES: '1' },
    url: `http://localhost:${port}/api/ready`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
