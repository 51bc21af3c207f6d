import type { Dose } from '@planner/contract/medicines'

/** The doses as a table: a column per time of day, a row per day. */
export type DoseLog = {
  times: string[]
  rows: { day: string; cells: (Dose | null)[] }[]
  counts: Record<Dose['state'], number>
}

/** Arranges doses as a table. @param doses sorted by day and time. */
export function tableOf(doses: readonly Dose[]): DoseLog {
  const times = [...new Set(doses.map(({ time }) => time))].sort()
  const byDay = Map.groupBy(doses, ({ day }) => day)
  const counts = { taken: 0, skipped: 0, missed: 0, due: 0 }
  for (const { state } of doses) counts[state] += 1
  return {
    times,
    rows: [...byDay].map(([day, there]) => ({
      day,
      cells: times.map((time) => there.find((dose) => dose.time === time) ?? null),
    })),
    counts,
  }
}

/** Returns the doses as CSV, one line per dose. */
export function csvOf(name: string, unit: string, doses: readonly Dose[]): string {
  const lines = doses.map(({ day, time, amount, state }) => [name, day, time.slice(0, 5), String(amount), unit, state])
  const all = [['Medicine', 'Day', 'Time', 'Amount', 'Unit', 'State'], ...lines]
  // The byte order mark makes spreadsheets read Hindi correctly.
  return `\ufeff${all.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** Quotes a value. Values that a spreadsheet would run as a formula are escaped. */
const quoted = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
