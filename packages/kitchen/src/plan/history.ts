import { dayNumber } from '../calendar/day.ts'
import type { Candidate } from './candidate.ts'
import type { CandidatePool } from './candidate-pool.ts'

export type Seen = { id: string; date: string }

/** A dish is not shown again within this many days; the server keeps what was shown as long (`unseenDays`). */
export const restDays = 90

/** Kin, the dishes of one family, are at least this many days apart; so should dishes of one main food in a course. */
export const kinDays = 4

/** The dishes shown on earlier days. */
export type History = {
  /** Days since each recipe was last shown, by recipe id. */
  shown: Map<string, number>
  /** The families of the dishes of the last few days. */
  families: Set<string>
  /** The main foods of the dishes of the last few days, within their courses. */
  mainsInCourses: Set<string>
  /** The regions of the dishes of the last week. */
  regions: Set<string>
}

/** Builds the history from what was shown; ids of unknown dishes are skipped. */
export function readHistory(pool: CandidatePool, date: string, seen: readonly Seen[]): History {
  const today = dayNumber(date)
  const history: History = { shown: new Map(), families: new Set(), mainsInCourses: new Set(), regions: new Set() }
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

/**
 * Adds a dish to the history.
 *
 * @param ago how many days ago it was shown.
 */
export function note(history: History, candidate: Candidate, ago: number): void {
  history.shown.set(candidate.id, Math.min(ago, history.shown.get(candidate.id) ?? ago))
  if (ago < kinDays) {
    history.families.add(candidate.family)
    if (candidate.mainInCourse !== undefined) history.mainsInCourses.add(candidate.mainInCourse)
  }
  if (ago < 7) history.regions.add(candidate.region)
}

/** Whether a dish of its main food was shown in its course within the last few days. */
export const isOfRecentMain = ({ mainInCourse }: Candidate, { mainsInCourses }: History): boolean =>
  mainInCourse !== undefined && mainsInCourses.has(mainInCourse)
