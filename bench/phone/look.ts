import { writeFile } from 'node:fs/promises'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { blockedByItself, scoreIfBlockedFor, type TraceEvent } from './own-time.ts'
import { emulatePhone, type Visitor, withPhone } from './phone.ts'

export type Look = {
  score: number
  fcpMs: number
  lcpMs: number
  tbtMs: number
  /** The same two in CPU time, as if nothing else ran on the machine. */
  ownScore: number
  ownTbtMs: number
  cls: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Bytes over the network until the page was idle, headers included. */
  bytes: number
  requests: number
}

type At = Visitor & { path: string }

/**
 * Opens a URL for the first time on a phone with slow 4G, both simulated by Lighthouse; returns the medians of several
 * runs.
 *
 * @param cpu how many times slower than this machine the phone is; Lighthouse's own mobile profile has 4.
 */
export async function look(at: At, { runs, cpu = 4 }: { runs: number; cpu?: number }): Promise<Look> {
  const looks: Look[] = []
  for (let run = 0; run < runs; run++) looks.push(await lookOrRetry(at, cpu))
  const names = Object.keys(looks[0]!) as (keyof Look)[]
  return Object.fromEntries(names.map((name) => [name, median(looks.map((one) => one[name]))])) as Look
}

/** Looks once more when Lighthouse found no beginning of the page in its trace, as happens on a busy machine. */
async function lookOrRetry(at: At, cpu: number): Promise<Look> {
  try {
    return await lookOnce(at, cpu)
  } catch (error) {
    if (!(error instanceof LighthouseError)) throw error
    console.log(`${error.message}: looking once more`)
    return lookOnce(at, cpu)
  }
}

class LighthouseError extends Error {}

async function lookOnce({ path, ...visitor }: At, cpu: number): Promise<Look> {
  const { base } = visitor
  return withPhone(visitor, async ({ debugPort, browser }) => {
    // Lighthouse drives the page alone.
    await browser.close()
    const result = await lighthouse(`${base}${path}`, {
      port: debugPort,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Keeps the person signed in; the browser is new anyway.
      disableStorageReset: true,
      throttling: { ...slow4G, cpuSlowdownMultiplier: cpu },
    })
    const report = result?.lhr
    if (!report) throw new Error(`${path}: no report`)
    if (report.runtimeError) {
      const { code, message } = report.runtimeError
      throw new LighthouseError(`${path}: ${code}, ${message}`)
    }
    if (process.env.PHONE_REPORTS) await saveReport(process.env.PHONE_REPORTS, path, result)
    const { traceEvents } = result.artifacts.Trace as unknown as { traceEvents: TraceEvent[] }
    const ownTbtMs = blockedByItself(traceEvents, `${base}${path}`, cpu)
    return { ...figuresOf(report), ownTbtMs, ownScore: scoreIfBlockedFor(ownTbtMs, report) }
  })
}

/**
 * Returns what a browser stores of a page for its next visit (shell/last-look), after a first one on a phone's screen.
 */
export async function visitOnce({ path, ...visitor }: At): Promise<Record<string, string>> {
  return withPhone(visitor, async ({ page }) => {
    await emulatePhone(page)
    const key = `lastLook:${path}`
    await page.goto(`${visitor.base}${path}`)
    await page.waitForFunction((name) => localStorage.getItem(name) !== null, key, { timeout: 120_000 })
    return { [key]: await page.evaluate((name) => localStorage.getItem(name)!, key) }
  })
}

/** Lighthouse's own 'mobile slow 4G'. */
const slow4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

function figuresOf(report: Result): Omit<Look, 'ownScore' | 'ownTbtMs'> {
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const details = report.audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined
  const requests = details?.items ?? []
  return {
    score: score('performance'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    bytes: requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
    requests: requests.length,
  }
}

export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
}

/** Keeps what Lighthouse saw, for finding what a screen waited for (PHONE_REPORTS names the folder). */
async function saveReport(folder: string, path: string, result: RunnerResult): Promise<void> {
  const name = `${folder}/${path.replaceAll('/', '') || 'auth'}`
  await writeFile(`${name}.report.json`, JSON.stringify(result.lhr))
  await writeFile(`${name}.trace.json`, JSON.stringify(result.artifacts.Trace))
}
