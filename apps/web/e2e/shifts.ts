import type { Page } from '@playwright/test'

/** Sums up the layout shifts without user input on each page that is opened. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
