import { median } from './look.ts'
import { emulatePhone, untilAllArrived, withPhone } from './phone.ts'

export type Reopened = {
  /** The largest contentful paint of the first screen. */
  lcpMs: number
  /** The time until today's reminders appeared, also in the app shell. */
  todayMs: number
  /** The time until the page itself had rendered them, so that they can be tapped. */
  aliveMs: number
}

/** Opens the dashboard again without a network, from the service worker's cache. */
export async function reopen(
  { base, token }: { base: string; token: string },
  { runs, cpu }: { runs: number; cpu: number },
): Promise<Reopened> {
  return withPhone({ base, token }, async ({ page }) => {
    await page.addInitScript(noteToday)
    await page.goto(`${base}/dashboard`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker does not control the first visit; it controls and caches the second.
    await page.reload()
    await page.locator(rows).first().waitFor()
    await untilAllArrived(page)
    // Today's content is stored a second after it is rendered.
    await page.waitForFunction(() => localStorage.getItem('todayAtOneGlance') !== null)
    await page.context().setOffline(true)
    const { slowDown } = await emulatePhone(page)
    await slowDown(cpu)
    const seen: Reopened[] = []
    for (let run = 0; run < runs; run++) {
      await page.reload()
      await page.locator(rows).first().waitFor()
      await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 3000 })))
      seen.push(await page.evaluate(() => (globalThis as unknown as { seen: Reopened }).seen))
    }
    return {
      lcpMs: median(seen.map(({ lcpMs }) => lcpMs)),
      todayMs: median(seen.map(({ todayMs }) => todayMs)),
      aliveMs: median(seen.map(({ aliveMs }) => aliveMs)),
    }
  })
}

const rows = '#content section li h3'

/** Runs in the page. */
function noteToday(): void {
  const seen = { lcpMs: 0, todayMs: 0, aliveMs: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const watch = new MutationObserver(() => {
    const alive = document.querySelector('#content section li h3') !== null
    if (seen.todayMs === 0 && (alive || document.querySelector('#boot [data-part=rows] li'))) note('todayMs')
    if (!alive) return
    watch.disconnect()
    note('aliveMs')
  })
  watch.observe(document, { childList: true, subtree: true })

  function note(what: 'todayMs' | 'aliveMs'): void {
    // Records once, after painting.
    seen[what] = -1
    requestAnimationFrame(() => setTimeout(() => (seen[what] = performance.now())))
  }
}
