import { wallClockAt } from '@planner/days/wall-clock'
import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'

/** Zones as people write them after a time; loaded beside the reader (languages/beside.ts). */
const zones = new Map<string, { zone: string; isPlace: boolean }>()

/** @param names of each zone its names; those of places count only with 'time' after them. */
export function addZones(names: Readonly<Record<string, string>>, places: string): void {
  const all = new Set(places.split(' '))
  for (const [zone, words] of Object.entries(names))
    for (const name of words.split(' ')) zones.set(name, { zone, isPlace: all.has(name) })
}

/** The zone that a line names right after its time ('9 pm PST', '6 pm London time'), and where its words end. */
export function zoneAfter(tokens: readonly Token[], { to }: Fact): { zone: string; to: number } | null {
  const token = tokens[to]
  const found = token && zones.get(token.word)
  if (!found) return null
  const hasTime = tokens[to + 1]?.word === 'time'
  if (found.isPlace && !hasTime) return null
  return { zone: found.zone, to: hasTime ? to + 2 : to + 1 }
}

/** Days and seconds to add to a wall time in a zone for the same moment's wall time in the person's zone. */
export function moved(
  at: { day: number; seconds: number },
  from: string,
  to: string,
): { day: number; seconds: number } {
  const wall = (at.day * 86_400 + at.seconds) * 1000
  // The offset at the moment itself, found in two steps.
  const offset = (instant: number) => {
    const there = wallClockAt(instant, from)
    return (there.day * 86_400 + there.seconds) * 1000 - Math.floor(instant / 1000) * 1000
  }
  const near = wall - offset(wall)
  return wallClockAt(wall - offset(near), to)
}
