import type { Locator, Page } from '@playwright/test'
import { median } from './look.ts'
import { ownTimeOfTaps, type TraceEvent } from './own-time.ts'
import { emulatePhone, untilAllArrived, withPhone } from './phone.ts'

export type Taps = {
  count: number
  p50: number
  p98: number
  /** CPU time of the taps, as if nothing else ran on the machine: the median and the slowest. */
  own: { p50: number; most: number }
}

type Screen = {
  path: string
  /** Appears on the page once it is usable. */
  ready: (page: Page) => Locator
  /** To be tapped on a phone before the targets appear. */
  open?: (page: Page) => Promise<void>
  /** Tapped one after the other, repeatedly. */
  targets: (page: Page) => Locator[]
  /** Whether the target reacts on touch, like a tab. */
  actsOn?: 'mousedown'
}

const perScreen = 30
const traced = 12

/** The minimal tap, on the page of floors.ts. */
export const bareTap: Screen = {
  path: '/tap',
  ready: (page) => page.getByRole('button').first(),
  targets: (page) => [page.getByRole('button').first()],
}

/** The targets on each screen; each tap changes the page, and none opens a dialog. */
export const screens: Record<string, Screen> = {
  'calendar, other days': {
    path: '/dashboard',
    ready: (page) => page.getByRole('grid'),
    targets: (page) => [0, 1, 2, 3, 4].map((n) => page.locator('[role=gridcell] button:visible').nth(n)),
  },
  'calendar, months': {
    path: '/dashboard',
    ready: (page) => page.getByRole('grid'),
    open: (page) => page.getByRole('button', { name: 'Whole month' }).click(),
    targets: (page) => [
      page.getByRole('button', { name: 'Next month' }),
      page.getByRole('button', { name: 'Previous month' }),
    ],
  },
  'agenda, done and undone': {
    path: '/dashboard',
    ready: (page) => page.getByRole('button', { name: 'Mark Complete' }).first(),
    targets: (page) => [0, 1, 2].map((n) => page.locator('#content [data-row] [data-key="x"]').nth(n)),
  },
  'plan, categories': {
    path: '/recipes',
    ready: (page) => page.getByRole('article').first(),
    targets: (page) =>
      ['Lunch', 'Hi-Tea', 'Dinner', 'Breakfast'].map((name) =>
        page.getByRole('button', { name: new RegExp(`^${name}`) }),
      ),
  },
  'plan, plan and search': {
    path: '/recipes',
    ready: (page) => page.getByRole('article').first(),
    targets: (page) => ['Recipe Search', 'Daily Meal Plan'].map((name) => page.getByRole('tab', { name })),
    actsOn: 'mousedown',
  },
  'cart, more and less': {
    path: '/cart',
    ready: (page) => page.getByRole('button', { name: /^One more of/ }).first(),
    targets: (page) => [/^One more of/, /^One less of/].map((name) => page.getByRole('button', { name }).first()),
  },
}

/**
 * Measures the time from a tap until the screen shows its effect, in milliseconds, on a processor this many times
 * slower than this machine's: the longest event of each interaction, as in INP.
 */
export async function tap(base: string, token: string, screen: Screen, cpu: number): Promise<Taps> {
  return withPhone({ base, token }, async ({ page, browser }) => {
    await page.addInitScript(noteInteractions)
    await page.goto(`${base}${screen.path}`)
    await screen.ready(page).waitFor()
    // Waits for late content.
    await untilAllArrived(page)
    const { slowDown, touch } = await emulatePhone(page)
    await screen.open?.(page)
    const targets = screen.targets(page)
    const tapAndRest = async (n: number, times: number) => {
      const target = targets[n % targets.length]!
      // Finding the target is not the phone's work.
      await slowDown(1)
      const at = await target.evaluate(intoTheMiddle)
      if (!at) throw new Error(`${screen.path}: what was to be tapped lies under something else`)
      await slowDown(times)
      await touch(at)
      // The next tap comes when the page is idle, like a person's.
      await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 2000 })))
    }
    for (let n = 0; n < perScreen; n++) await tapAndRest(n, cpu)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 500))))
    const times = await page.evaluate(() => Object.values((globalThis as unknown as Noted).interactions))
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
    for (let n = 0; n < traced; n++) await tapAndRest(n, 1)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const own = ownTimeOfTaps(traceEvents, screen.actsOn ?? 'click').map((ms) => ms * cpu)
    return { count: perScreen, p50: at(0.5), p98: at(0.98), own: { p50: median(own), most: Math.max(...own) } }
  })
}

/** Runs in the page. Returns where to tap; null if a finger would hit something else, such as a toast. */
function intoTheMiddle(target: Element): { x: number; y: number } | null {
  target.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = target.getBoundingClientRect()
  const at = { x: x + width / 2, y: y + height / 2 }

  return target.contains(document.elementFromPoint(at.x, at.y)) ? at : null
}

type Noted = { interactions: Record<number, number> }

/** Runs in the page. Events under 16 ms are not reported, and do not matter. */
function noteInteractions(): void {
  const interactions: Record<number, number> = {}
  Object.assign(globalThis, { interactions })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      interactions[entry.interactionId] = Math.max(interactions[entry.interactionId] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
