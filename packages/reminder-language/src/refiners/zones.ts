import { wallClockAt } from '@planner/days/wall-clock'
import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'

/** Zones as people write them after a time. 'GST' is a tax here, and 'CST' is China's as well. */
const zones: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'Etc/UTC': 'gmt utc',
    'America/New_York': 'est edt',
    'America/Los_Angeles': 'pst pdt',
    'America/Chicago': 'cst cdt',
    'America/Denver': 'mst mdt',
    'Europe/London': 'bst london uk',
    'Europe/Berlin': 'cet cest berlin germany paris',
    'Asia/Singapore': 'sgt singapore',
    'Asia/Tokyo': 'jst tokyo japan',
    'Asia/Dubai': 'dubai uae',
    'Australia/Sydney': 'aest aedt sydney',
    'Asia/Hong_Kong': 'hkt',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone])),
)
const places = new Set('london uk berlin germany paris singapore tokyo japan dubai uae sydney'.split(' '))

/** The zone that a line names right after its time ('9 pm PST', '6 pm London time'), and where its words end. */
export function zoneAfter(tokens: readonly Token[], { to }: Fact): { zone: string; to: number } | null {
  const token = tokens[to]
  const zone = token && Object.hasOwn(zones, token.word) ? zones[token.word] : undefined
  if (!zone) return null
  const hasTime = tokens[to + 1]?.word === 'time'
  if (places.has(token!.word) && !hasTime) return null
  return { zone, to: hasTime ? to + 2 : to + 1 }
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
