import { existsSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

// This run uses eight consecutive ports, below the range that Linux assigns to outgoing connections, where any port may
// be taken at any moment. Workers load this file again and must get the same value.
process.env.E2E_PORT ??= String(10_000 + 8 * (process.pid % 2_800))
const port = Number(process.env.E2E_PORT)
const root = path.resolve(import.meta.dirname, '../../..')
/** Written by scripts/fonts.mjs, which `npm test` runs. */
const fontSettings = path.join(root, 'node_modules/.fonts/fonts.conf')
const installed = (place: string) => (existsSync(place) ? place : undefined)
const chromium = process.env.CHROMIUM ?? installed('/usr/bin/chromium')
/** Headless Chromium uses three quarters of the processor time, but has no notifications. */
const headlessShell = process.env.CHROMIUM_HEADLESS_SHELL ?? installed('/usr/bin/chromium-headless-shell') ?? chromium

/** Tests of notifications, which only the full browser shows. */
const inWindow = /(alerts|settings|keyboard)\.e2e\.ts/

/**
 * Chromium features that tests do not need. Since 2026 its toolbar is a page rendered in each new window, which takes
 * three fifths of the cost of a test's window. A spare process for the next page costs a sixth of the rest, as long as
 * there are no more cores than tests. The others repeat Playwright's own list, which this one replaces.
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
    // Otherwise the first attempt's state would be lost if the second one passes.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: inWindow, use: { launchOptions: launch(headlessShell) } },
    { name: 'windows', testMatch: inWindow, use: { launchOptions: launch(chromium) } },
  ],
  webServer: {
    command: `${process.execPath} apps/server/test/serve-e2e.ts`,
    cwd: root,
    env: { PORT: String(port), CONTROL_PORT: String(port + 1), TRUSTED_PROXIES: '1', WEB_LOOPBACK: 'on' },
    url: `http://localhost:${port}/api/ready`,
    // Starts in a few seconds, or up to a minute on a busy machine.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

function launch(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Makes text equally wide on every machine.
    ...(installed(fontSettings) ? { env: { ...process.env, FONTCONFIG_FILE: fontSettings } } : {}),
    args: ['--no-sandbox', `--disable-features=${unwanted.join(',')}`],
  }
}
