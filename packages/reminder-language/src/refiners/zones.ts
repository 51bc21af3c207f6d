import { wallClockAt } from '@planner/days/wall-clock'
import type { Fact } from '../parsers/facts.ts'
import { has, type Token } from '../tokens/token.ts'
import type { Arrangement } from './passes/draft.ts'

/** Zones by the names people write after a time; loaded separately from the reader (languages/lazy-helpers.ts). */
const zones = new Map<string, { zone: string; isPlace: boolean }>()

/**
 * Registers zone names.
 *
 * @param names the names of each zone, space-separated.
 * @param places names of places, which count only with 'time' after them.
 */
export function addZones(names: Readonly<Record<string, string>>, places: string): void {
  const all = new Set(places.split(' '))
  for (const [zone, words] of Object.entries(names))
    for (const name of words.split(' ')) zones.set(name, { zone, isPlace: all.has(name) })
}

type NamedZone = { zone: string; from: number; to: number }

/**
 * Returns the zone that a line gives with its time, and the used facts extended by the zone's words: '9 pm PST', '6 pm
 * London time', 'raat 9 baje bharat ka samay', '9 pm tomorrow (IST)', 'IST 9 pm'. A zone after several times ('7 am and
 * 7 pm IST') applies to all of them.
 */
export function zoneOf(
  tokens: readonly Token[],
  { time, used }: Pick<Arrangement, 'time' | 'used'>,
  facts: readonly Fact[],
): { zone: string; used: readonly Fact[] } | null {
  const found = time?.clock && namedWith(tokens, time, facts)
  if (!found) return null
  const { zone, from, to } = found
  if (from !== time.to) return { zone, used: [...used, { ...time, from, to }] }
  return { zone, used: used.map((fact) => (fact === time ? { ...fact, to } : fact)) }
}

function namedWith(tokens: readonly Token[], time: Fact, facts: readonly Fact[]): NamedZone | null {
  let at = time.to
  for (;;) {
    const found = zoneAt(tokens, at)
    if (found) return found
    const next = facts.find(({ from }) => from === at) ?? facts.find((fact) => fact.clock && follows(tokens, fact, at))
    if (!next) return zoneBefore(tokens, time)
    at = next.to
  }
}

/** Whether 'and' or a comma joins a time to the one before it: 'and 7 pm'. */
const follows = (tokens: readonly Token[], { from }: Fact, at: number) =>
  from === at + 1 && (tokens[at]!.word === ',' || has(tokens[at], 'AND'))

const timeWords = new Set('time samay waqt टाइम समय'.split(' '))
const ofTime = new Set('ka ke standard का के मानक'.split(' '))

function zoneAt(tokens: readonly Token[], from: number): NamedZone | null {
  if (tokens[from]?.word === '(') {
    const inside = zoneAt(tokens, from + 1)
    return inside && tokens[inside.to]?.word === ')' ? { ...inside, from, to: inside.to + 1 } : null
  }
  const found = zones.get(tokens[from]?.word ?? '')
  if (!found) return null
  const at = ofTime.has(tokens[from + 1]?.word ?? '') ? from + 2 : from + 1
  if (timeWords.has(tokens[at]?.word ?? '')) return { zone: found.zone, from, to: at + 1 }
  return found.isPlace ? null : { zone: found.zone, from, to: from + 1 }
}

/** Finds a zone before the time: 'IST 9 pm', 'India time 9 pm'. */
function zoneBefore(tokens: readonly Token[], { from: to }: Fact): NamedZone | null {
  for (let from = to - 1; from >= Math.max(0, to - 3); from--) {
    const found = zoneAt(tokens, from)
    if (found?.to === to) return found
  }
  return null
}

/** Converts a wall-clock time in zone `from` to the wall-clock time of the same moment in zone `to`. */
export function moved(
  at: { day: number; seconds: number },
  from: string,
  to: string,
): { day: number; seconds: number } {
  const wall = (at.day * 86_400 + at.seconds) * 1000
  // Finds the offset at the moment itself, in two steps.
  const offset = (instant: number) => {
    const there = wallClockAt(instant, from)
    return (there.day * 86_400 + there.seconds) * 1000 - Math.floor(instant / 1000) * 1000
  }
  const near = wall - offset(wall)
  return wallClockAt(wall - offset(near), to)
}
