import ICAL from 'ical.js'
import type { ReadOptions } from './item.ts'
import { instantOf, isTimeZone, wallAt } from './wall-time.ts'
import { zoneOfWindows } from './windows-zones.ts'

type Component = InstanceType<typeof ICAL.Component>
type Property = NonNullable<ReturnType<Component['getFirstProperty']>>

/**
 * A day and time in a reminder's form; `time` is null for a whole day. `unknownZone` is a zone that the file names and
 * nobody defines: the time is then taken as one of the person's zone.
 */
export type When = { date: string; time: string | null; timeZone: string; unknownZone?: string }

/**
 * Returns when a calendar entry takes place, from one of its properties; null if that has no day. A single event is
 * converted to the person's zone; a repeating one keeps its own, since its weekdays and daylight-saving rules belong to
 * that zone.
 */
export function whenOf(
  entry: Component,
  name: string,
  { timeZone }: Pick<ReadOptions, 'timeZone'>,
  given?: { property: Property; value: unknown },
): When | null {
  const property = given?.property ?? entry.getFirstProperty(name)
  const value = given ? given.value : property?.getFirstValue()
  const time = value instanceof ICAL.Period ? value.start : value
  if (!property || !(time instanceof ICAL.Time)) return null
  const { date, clock } = shownBy(time)
  if (time.isDate) return { date, time: null, timeZone }
  const zone = zoneOf(property, time)
  if (zone === null) {
    const unknown = property.getFirstParameter('tzid')
    return { date, time: clock, timeZone, ...(typeof unknown === 'string' && { unknownZone: unknown }) }
  }
  const isRepeating = entry.hasProperty('rrule') || entry.hasProperty('recurrence-id')
  const instant = typeof zone === 'string' ? instantOf(date, clock, zone) : time.toJSDate()
  const here = { ...wallAt(instant, timeZone), timeZone }
  if (!isRepeating || typeof zone !== 'string' || zone === timeZone) return here
  // Programs write the times of people in other zones in UTC.
  if (zone === 'UTC' && here.date === date) return here
  return { date, time: clock, timeZone: zone }
}

/** Returns the day and time as written, whatever the zone. */
function shownBy(time: InstanceType<typeof ICAL.Time>): { date: string; clock: string } {
  const [year, ...rest] = [time.year, time.month, time.day]
  const date = [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-')
  const clock = [time.hour, time.minute, time.second].map((part) => String(part).padStart(2, '0')).join(':')
  return { date, clock }
}

/**
 * Returns the minutes from an entry's start to its end, which may be in another zone (a flight). An end without a zone
 * uses that of the start; null if there is no end, or only days.
 */
export function minutesBetween(entry: Component, { timeZone }: Pick<ReadOptions, 'timeZone'>): number | null {
  const ends = ['dtstart', 'dtend'].map((name) => entry.getFirstProperty(name))
  let zone: string | true | null = null
  const [start, end] = ends.map((property) => {
    const time = property?.getFirstValue()
    if (!property || !(time instanceof ICAL.Time) || time.isDate) return null
    zone = zoneOf(property, time) ?? zone
    if (zone === true) return time.toJSDate().getTime()
    const { date, clock } = shownBy(time)
    return instantOf(date, clock, zone ?? timeZone).getTime()
  })
  return start == null || end == null ? null : Math.round((end - start) / 60_000)
}

/** Returns the IANA zone of a time; true for a zone that only the file defines; null for a floating time. */
function zoneOf(property: Property, time: InstanceType<typeof ICAL.Time>): string | true | null {
  const id = property.getFirstParameter('tzid')
  if (time.zone === ICAL.Timezone.utcTimezone) return 'UTC'
  const known = typeof id === 'string' ? ianaZoneOf(id) : null
  if (known !== null) return known
  const named = typeof id === 'string' ? property.parent?.getTimeZoneByID?.(id) : null
  return named && time.zone !== ICAL.Timezone.localTimezone ? true : null
}

/**
 * Returns the IANA zone that a TZID means: itself, a Windows zone (Outlook), or the end of a path ('/example.org/Asia/
 * Kolkata'); null if it means none.
 */
function ianaZoneOf(id: string): string | null {
  if (isTimeZone(id)) return id
  // The length bounds the pattern's work on a hostile file.
  const atEnd = id.length <= 200 ? /^\/.*?([A-Za-z_]+(?:\/[A-Za-z_-]+){1,2})$/.exec(id)?.[1] : undefined
  return zoneOfWindows(id) ?? (atEnd !== undefined && isTimeZone(atEnd) ? atEnd : null)
}
