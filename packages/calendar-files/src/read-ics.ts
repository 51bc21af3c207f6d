import { addDays } from '@planner/days/plain-date'
import ICAL from 'ical.js'
import { fingerprint } from './fingerprint.ts'
import { FileFault, type FileItem, fitting, type Note, type ReadFile, type ReadOptions } from './item.ts'
import { plainText } from './plain-text.ts'
import { repeatOf } from './repeat.ts'
import { minutesBetween, whenOf } from './when.ts'

type Component = InstanceType<typeof ICAL.Component>

/**
 * Reads a calendar file (RFC 5545): events and tasks with their recurrence, excluded and moved days, and alarms.
 * Recurrences are not expanded: a rule without end is one item.
 *
 * @throws FileFault if it is not a calendar, or has too many items.
 */
export function readIcs(text: string, reading: ReadOptions): ReadFile {
  const count = (text.match(/^BEGIN:(VEVENT|VTODO)\s*$/gim) ?? []).length
  if (count > reading.itemsMax) throw new FileFault('too-many')
  const calendars = parsed(text)
  const found: ReadFile = { from: 'calendar', items: [], undated: [], notes: [] }
  for (const calendar of calendars) {
    const isCancelling = calendar.getFirstPropertyValue('method') === 'CANCEL'
    const entries = ['vevent', 'vtodo'].flatMap((name) => calendar.getAllSubcomponents(name))
    for (const series of Map.groupBy(entries, uidOf).values()) addSeries(found, series, { ...reading, isCancelling })
  }
  if (found.items.length + found.undated.length > reading.itemsMax) throw new FileFault('too-many')
  if (count === 0) throw new FileFault('empty')
  return found
}

function parsed(text: string): Component[] {
  try {
    const read = ICAL.parse(text) as unknown[]
    // Several calendars in one file are parsed as an array.
    const all = (Array.isArray(read[0]) ? read : [read]) as ConstructorParameters<typeof ICAL.Component>[0][]
    return all.map((one) => new ICAL.Component(one)).filter(({ name }) => name === 'vcalendar')
  } catch {
    // The library throws on any invalid line; the details do not matter.
    throw new FileFault('broken')
  }
}

/** Returns an entry's UID, or a substitute made from its title and start. */
function uidOf(entry: Component): string {
  const uid = entry.getFirstPropertyValue('uid')
  return typeof uid === 'string' && uid !== ''
    ? uid
    : `${textOf(entry, 'summary')}|${String(entry.getFirstPropertyValue('dtstart'))}`
}

type Read = ReadOptions & { isCancelling: boolean }

function addSeries(found: ReadFile, series: Component[], reading: Read): void {
  const base = series.findLast((entry) => !entry.hasProperty('recurrence-id'))
  const days: string[] = []
  for (const entry of series.filter((one) => one.hasProperty('recurrence-id'))) {
    const day = whenOf(entry, 'recurrence-id', reading)
    if (!day) continue
    days.push(day.date)
    const item = itemOf(entry, found.notes, reading)
    // A cancelled day of a series is excluded from it; without its series it is imported as cancelled.
    if (item && !(item.cancelled && base)) {
      found.items.push(fitting({ ...item, key: `${item.key}|${day.date}`, recurrence: 'none', ends_on: null }))
    }
  }
  if (!base) return
  const item = itemOf(base, found.notes, reading)
  if (!item) {
    if (base.name !== 'vtodo') return
    found.undated.push(undatedItem(base, reading))
    return
  }
  if (item.recurrence !== 'none') item.skipped_dates.push(...days)
  found.items.push(fitting(item))
  for (const property of base.getAllProperties('rdate')) {
    for (const value of property.getValues()) {
      const when = whenOf(base, 'rdate', reading, { property, value })
      if (!when || when.date === item.date) continue
      const { date, time } = when
      found.items.push(
        fitting({
          ...item,
          key: `${item.key}|${date}`,
          date,
          time,
          recurrence: 'none',
          ends_on: null,
          skipped_dates: [],
        }),
      )
    }
  }
}

function itemOf(entry: Component, notes: Note[], reading: Read): FileItem | null {
  const start = whenOf(entry, entry.hasProperty('dtstart') ? 'dtstart' : 'due', reading)
  if (!start) return null
  const title = textOf(entry, 'summary')
  const repeat = repeatOf(entry, start, reading)
  const last = repeat.recurrence === 'none' && !repeat.isRefused && start.time === null ? lastDayOf(entry) : null
  if (repeat.isRefused) notes.push({ title, is: 'repeat' })
  if (start.unknownZone) notes.push({ title, is: 'zone', said: start.unknownZone })
  return {
    ...detailsOf(entry, reading),
    date: start.date,
    time: start.time,
    time_zone: start.timeZone,
    // A multi-day event becomes a daily one.
    recurrence: last === null ? repeat.recurrence : 'FREQ=DAILY',
    ends_on: last ?? repeat.endsOn,
    skipped_dates: repeat.skipped,
    checklist: [],
    duration_minutes: start.time === null ? null : minutesOf(entry, reading),
    lead_minutes: leadsOf(entry),
  }
}

/** Returns a task without a day as a task of today. */
function undatedItem(entry: Component, reading: Read): FileItem {
  const details = detailsOf(entry, reading)
  return fitting({
    ...details,
    source: fingerprint(JSON.stringify(details)),
    date: reading.now.toISOString().slice(0, 10),
    time: null,
    time_zone: reading.timeZone,
    recurrence: 'none',
    ends_on: null,
    skipped_dates: [],
    checklist: [],
    duration_minutes: null,
    lead_minutes: null,
  })
}

function detailsOf(entry: Component, { isCancelling }: Read) {
  const status = textOf(entry, 'status').toUpperCase()
  return {
    key: uidOf(entry),
    title: plainText(textOf(entry, 'summary')),
    description: [textOf(entry, 'location'), plainText(textOf(entry, 'description'))].filter(Boolean).join('\n'),
    tags: entry.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
    priority: priorityOf(Number(entry.getFirstPropertyValue('priority') ?? 0)),
    completed: entry.name === 'vtodo' && (status === 'COMPLETED' || entry.hasProperty('completed')),
    ...(entry.name === 'vevent' && { is_event: true }),
    cancelled: isCancelling || status === 'CANCELLED',
  }
}

function textOf(entry: Component, name: string): string {
  const value = entry.getFirstPropertyValue(name)
  return value === null || value === undefined ? '' : String(value)
}

/** Maps the priorities 1 to 9: 1 to 4 are high, 5 is medium, the rest low; 0 means none. */
const priorityOf = (said: number): number =>
  said >= 1 && said <= 4 ? 1 : said === 5 ? 2 : said >= 6 && said <= 9 ? 3 : 0

const longestDays = 366

/** Returns the last day of a multi-day event without times, whose DTEND is the day after; null for a single day. */
function lastDayOf(entry: Component): string | null {
  const [start, end] = [entry.getFirstPropertyValue('dtstart'), entry.getFirstPropertyValue('dtend')]
  if (!(start instanceof ICAL.Time)) return null
  const length = entry.getFirstPropertyValue('duration')
  const days =
    end instanceof ICAL.Time
      ? Math.round(end.subtractDateTz(start).toSeconds() / 86_400)
      : length instanceof ICAL.Duration
        ? Math.round(length.toSeconds() / 86_400)
        : 1
  return days > 1 && days <= longestDays ? addDays(start.toString().slice(0, 10), days - 1) : null
}

const dayMinutes = 1440

function minutesOf(entry: Component, reading: ReadOptions): number | null {
  const duration = entry.getFirstPropertyValue('duration')
  const minutes =
    minutesBetween(entry, reading) ?? (duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 60) : 0)
  return minutes >= 1 && minutes <= dayMinutes ? minutes : null
}

const leads = { max: 5, minutesMax: 40_320 } as const

/** Returns the minutes before the start at which the file's alarms alert; null if it has none. */
function leadsOf(entry: Component): number[] | null {
  const minutes = entry.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger')
    const isOfEnd = alarm.getFirstProperty('trigger')?.getFirstParameter('related') === 'END'
    return trigger instanceof ICAL.Duration && !isOfEnd ? [Math.round(-trigger.toSeconds() / 60)] : []
  })
  if (minutes.length === 0) return null
  return [...new Set(minutes)]
    .filter((minute) => minute >= 1 && minute <= leads.minutesMax)
    .sort((one, other) => other - one)
    .slice(0, leads.max)
}
