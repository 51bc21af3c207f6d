import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { freePort } from './product.ts'

const debian = '/usr/bin/chromium'
const executablePath = process.env.CHROMIUM ?? (existsSync(debian) ? debian : chromium.executablePath())

/** A new browser that can be controlled over the debugging protocol. */
export type Phone = { debugPort: number; browser: Browser; page: Page }

/** `saved` is what this browser stores beyond the session, by key. */
export type Visitor = { base: string; token: string | null; saved?: Record<string, string> }

/** Opens such a browser, signed in as the owner of the token and with the cookie choice made. */
export async function withPhone<T>(
  { base, token, saved = {} }: Visitor,
  act: (phone: Phone) => Promise<T>,
): Promise<T> {
  const debugPort = await freePort()
  const profile = await mkdtemp(path.join(tmpdir(), 'planner-phone-'))
  const options = ['--headless=new', '--no-sandbox', '--no-first-run', `--user-data-dir=${profile}`]
  const running = spawn(executablePath, [...options, `--remote-debugging-port=${debugPort}`, 'about:blank'], {
    stdio: 'ignore',
    // Where the product's people live; elsewhere the dashboard asks which zone to use.
    env: { ...process.env, TZ: 'Asia/Kolkata' },
  })
  try {
    const browser = await connect(`http://127.0.0.1:${debugPort}`)
    const page = browser.contexts()[0]!.pages()[0]!
    if (token !== null) await signIn(page, base, token, saved)
    return await act({ debugPort, browser, page })
  } finally {
    running.kill('SIGKILL')
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
    await rm(profile, { recursive: true, force: true, maxRetries: 20 })
  }
}

/** Waits until nothing has arrived for a while. Not 'networkidle': a household's live connection stays open. */
export async function untilAllArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return performance.now() > (files.at(-1)?.responseEnd ?? 0) + 1500
  })
}

async function connect(address: string): Promise<Browser> {
  for (let tries = 0; ; tries++) {
    try {
      return await chromium.connectOverCDP(address)
    } catch (error) {
      if (tries === 100) throw error
      await pause(100)
    }
  }
}

async function signIn(page: Page, base: string, token: string, saved: Record<string, string>): Promise<void> {
  // A file of the product that runs no script, so that nothing is fetched in advance.
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(
    ({ token, timestamp, saved }) => {
      const choices = { necessary: true, functional: true, analytics: false, marketing: false }
      localStorage.setItem('token', token)
      for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value)
      localStorage.setItem('cookieConsent', JSON.stringify({ ...choices, timestamp, version: '1' }))
    },
    { token, timestamp: new Date().toISOString(), saved },
  )
}

/** Emulates a phone for a page: how many times slower its processor is than this machine's, and touch. */
export type PhoneEmulation = {
  slowDown: (cpu: number) => Promise<unknown>
  touch: (at: { x: number; y: number }) => Promise<unknown>
}

/** Gives a page a phone's touch screen, without hover. */
export async function emulatePhone(page: Page): Promise<PhoneEmulation> {
  const session = await page.context().newCDPSession(page)
  const screen = { width: 412, height: 823, deviceScaleFactor: 0, mobile: true }
  await session.send('Emulation.setDeviceMetricsOverride', screen)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  return {
    slowDown: (cpu) => session.send('Emulation.setCPUThrottlingRate', { rate: cpu }),
    async touch(at) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
  }
}
