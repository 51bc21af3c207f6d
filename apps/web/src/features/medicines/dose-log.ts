import type { Dose } from '@planner/contract/medicines'

/** A table of doses as it is drawn: a column for each time of day, a row for each day. */
export type DoseLog = {
  times: string[]
  rows: { day: string; cells: (Dose | null)[] }[]
  counts: Record<Dose['state'], number>
}

/** @param doses by day and time. */
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

/** The same as a file for spreadsheets: a line for each dose. */
export function csvOf(name: string, unit: string, doses: readonly Dose[]): string {
  const lines = doses.map(({ day, time, amount, state }) => [name, day, time.slice(0, 5), String(amount), unit, state])
  const all = [['Medicine', 'Day', 'Time', 'Amount', 'Unit', 'State'], ...lines]
  // With a byte order mark, without which some spreadsheets misread Hindi.
  return `\ufeff${all.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** A spreadsheet takes what begins like a formula for one. */
const quoted = (value: string): string =>
  `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
