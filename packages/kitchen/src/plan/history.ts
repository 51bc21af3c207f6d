import { dayNumber } from '../calendar/day.ts'
import type { Candidate } from './candidate.ts'
import type { CandidatePool } from './candidate-pool.ts'

export type Seen = { id: string; date: string }

/** A dish is not shown again within this many days. */
export const restDays = 90

/** Forms of one dish, and dishes of one main and course, stay this many days apart. */
export const kinDays = 4

/** What has been on the table. */
export type History = {
  /** Days since each recipe was last shown, by its id. */
  shown: Map<string, number>
  /** Roots, and mains with their course, of the last few days. */
  kin: Set<string>
  /** Days since a dish of a region was shown, of the last week. */
  regions: Set<string>
}

/** Reads what was shown; ids that name no dish are passed over. */
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
