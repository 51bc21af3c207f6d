import type { ChannelOperations } from '@planner/contract/notifications'

/** Formats a count with Indian digit grouping: '1,00,000'. */
export const count = (number: number): string => number.toLocaleString('en-IN')

/** Formats a duration as short as possible: '85 ms', '1.2 s', '4 min'. */
export function stretch(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`

  return `${Math.round(ms / 60_000)} min`
}

/** Returns each outcome of a channel's messages with its share in percent, leaving out outcomes with a count of 0. */
export function shares(channel: ChannelOperations): { outcome: Outcome; count: number; percent: number }[] {
  const total = outcomes.reduce((sum, outcome) => sum + channel[outcome], 0)

  return outcomes
    .filter((outcome) => channel[outcome] > 0)
    .map((outcome) => ({ outcome, count: channel[outcome], percent: (channel[outcome] / total) * 100 }))
}

export const outcomes = ['delivered', 'sent', 'unknown', 'failed'] as const
export type Outcome = (typeof outcomes)[number]
