import type { QuietHours } from '@planner/days/quiet-hours'

/** A span of a day's line, in percent of its width. */
export type Span = { left: number; width: number }

/**
 * Returns the quiet hours on a line from noon to noon, so that a night is one span. Quiet hours across noon are two.
 */
export function nightSpans({ from, until }: QuietHours): Span[] {
  const start = sinceNoon(from)
  const end = sinceNoon(until)
  if (start < end) return [span(start, end)]

  return [span(0, end), span(start, dayMinutes)].filter(({ width }) => width > 0)
}

function sinceNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)

  return (hours * 60 + minutes + dayMinutes / 2) % dayMinutes
}

const span = (start: number, end: number): Span => ({ left: percent(start), width: percent(end - start) })
const percent = (minutes: number): number => Math.round((minutes / dayMinutes) * 10_000) / 100

const dayMinutes = 24 * 60
