import type { ChannelOperations } from '@planner/contract/notifications'

/** '1,00,000', as India groups digits. */
export const count = (number: number): string => number.toLocaleString('en-IN')

/** '85 ms', '1.2 s', '4 min': a stretch of time as short as it can be read. */
export function stretch(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`

  return `${Math.round(ms / 60_000)} min`
}

/** What the sending of a channel came to: for each outcome its share in percent, those at zero left out. */
export function shares(channel: ChannelOperations): { outcome: Outcome; count: number; percent: number }[] {
  const total = outcomes.reduce((sum, outcome) => sum + channel[outcome], 0)

  return outcomes
    .filter((outcome) => channel[outcome] > 0)
    .map((outcome) => ({ outcome, count: channel[outcome], percent: (channel[outcome] / total) * 100 }))
}

export const outcomes = ['delivered', 'sent', 'unknown', 'failed'] as const
export type Outcome = (typeof outcomes)[number]
