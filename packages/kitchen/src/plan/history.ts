import { dayNumber } from '../calendar/day.ts'
import type { Candidate } from './candidate.ts'
import type { CandidatePool } from './candidate-pool.ts'

export type Seen = { id: string; date: string }

/** A dish is not shown again within this many days. */
export const restDays = 90

/** The days that must lie between forms of one dish, and between dishes of the same main food and course. */
export const kinDays = 4

/** The dishes shown on earlier days. */
export type History = {
  /** Days since each recipe was last shown, by recipe id. */
  shown: Map<string, number>
  /** The kinship keys of the dishes of the last few days. */
  kin: Set<string>
  /** The regions of the dishes of the last week. */
  regions: Set<string>
}

/** Builds the history from what was shown; ids of unknown dishes are skipped. */
export function readHistory(pool: CandidatePool, date: string, seen: readonly Seen[]): History {
  const today = dayNumber(date)
  const history: History = { shown: new Map(), kin: new Set(), regions: new Set() }
  const days = new Map<string, number>()
  for (const { id, date: shown } of seen) {
    let ago = days.get(shown)
    if (ago === undefined) {
      ago = Math.abs(today - dayNumber(shown))
      days.set(shown, ago)
    }
    const candidate = ago <= restDays ? pool.find(id) : undefined
    if (candidate) note(history, candidate, ago)
  }
  return history
}

export function note(history: History, candidate: Candidate, ago: number): void {
  history.shown.set(candidate.id, Math.min(ago, history.shown.get(candidate.id) ?? ago))
  if (ago < kinDays) for (const key of candidate.kin) history.kin.add(key)
  if (ago < 7) history.regions.add(candidate.region)
}

export const isKin = (candidate: Candidate, { kin }: History): boolean => candidate.kin.some((key) => kin.has(key))
