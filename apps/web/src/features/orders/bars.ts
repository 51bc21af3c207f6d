import { monthInWords, shortMonthInWords } from '#platform/time/date-in-words.ts'

/** A bar of the chart: its value, and its length relative to the longest. */
export type Bar = { label: string; long: string; total: number; orders: number; share: number }

/**
 * Returns the last six months up to `thisMonth` ('YYYY-MM'), including months without orders, so that gaps are visible.
 */
export function monthBars(
  months: readonly { month: string; total: number; orders: number }[],
  thisMonth: string,
): Bar[] {
  const known = new Map(months.map((one) => [one.month, one]))
  const last = Array.from({ length: 6 }, (_, back) => monthBefore(thisMonth, 5 - back))
  return withShares(
    last.map((month) => ({
      ...monthNames(month),
      total: known.get(month)?.total ?? 0,
      orders: known.get(month)?.orders ?? 0,
    })),
  )
}

/** Returns the five vendors with the highest spending. */
export function vendorBars(
  vendors: readonly { vendor_name: string; total: number; orders: number }[],
  nameless: string,
): Bar[] {
  const sorted = [...vendors].sort((a, b) => b.total - a.total)
  return withShares(
    sorted.slice(0, 5).map(({ vendor_name, total, orders }) => {
      const name = vendor_name || nameless
      return { label: name, long: name, total, orders }
    }),
  )
}

function withShares(bars: Omit<Bar, 'share'>[]): Bar[] {
  const most = Math.max(...bars.map(({ total }) => total), 0)
  return bars.map((bar) => ({ ...bar, share: most === 0 ? 0 : bar.total / most }))
}

function monthBefore(month: string, back: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - back
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

function monthNames(month: string): { label: string; long: string } {
  const day = `${month}-15`
  return { label: shortMonthInWords(day), long: monthInWords(day) }
}
