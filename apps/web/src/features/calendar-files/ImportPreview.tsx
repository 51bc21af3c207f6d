import type { FileItem } from '@planner/calendar-files/item'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { bothTimesInWords } from '#platform/time/both-times.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt, instantOf } from '#platform/time/wall-time.ts'
import { zoneName } from '#platform/time/zone-name.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { chosenOf, isPast, leftOutOf, type Preview } from './import-file.ts'
import { kinds, words } from './words.ts'

/** How many rows of a file are shown. */
const shown = 20
/** How many titles of skipped items are shown per reason, and how many names of unknown zones. */
const namesShown = 5

type Props = { preview: Preview; onBring: (items: FileItem[], ringEvents: boolean) => void; onDiscard: () => void }

/** Shows what a file would add before it is imported. */
export function ImportPreview({ preview, onBring, onDiscard }: Props) {
  const { time_zone: homeZone } = useUser()
  const today = dayAt(now(), homeZone)
  const [withPast, setWithPast] = useState(false)
  const [withUndated, setWithUndated] = useState(false)
  const [ringEvents, setRingEvents] = useState(false)
  const wish = { today, withPast, withUndated }
  const chosen = chosenOf(preview, wish)
  const leftOut = leftOutOf(preview, wish)
  const hasPast = preview.items.some((item) => isPast(item, today))
  const hasEvents = chosen.some((item) => item.is_event)
  const counts = besides(preview)
  const unknownZones = [...new Set(preview.notes.flatMap(({ is, said }) => (is === 'zone' && said ? [said] : [])))]

  return (
    <section aria-label="Preview" className="moves-in mt-4 space-y-4 rounded-md border border-line p-4">
      <p className="font-semibold">
        {kinds[preview.from]}: {chosen.length.toLocaleString('en-IN')} to import
      </p>
      {chosen.length === 0 && <p className="text-soft">{leftOut.length > 0 ? words.nothingChosen : words.nothing}</p>}
      {chosen.length > 0 && (
        <ul className="divide-y divide-line">
          {chosen.slice(0, shown).map((item) => (
            <li key={item.key} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words">{item.title}</span>
              <span className="text-sm text-soft">{whenInWords(item, homeZone)}</span>
            </li>
          ))}
          {chosen.length > shown && <li className="py-2 text-sm text-soft">{words.more(chosen.length - shown)}</li>}
        </ul>
      )}
      {leftOut.length > 0 && (
        <ul>
          {leftOut.map(({ why, titles }) => (
            <li key={why} className="break-words">
              {words.leftOut[why]}: {titles.length.toLocaleString('en-IN')} ({titles.slice(0, namesShown).join(', ')}
              {titles.length > namesShown && ` ${words.more(titles.length - namesShown)}`})
            </li>
          ))}
        </ul>
      )}
      {counts.length > 0 && (
        <ul className="text-sm text-soft">
          {counts.map(([name, count]) => (
            <li key={name}>
              {name}: {count.toLocaleString('en-IN')}
            </li>
          ))}
        </ul>
      )}
      {unknownZones.length > 0 && (
        <p className="break-words">{words.unknownZones(unknownZones.slice(0, namesShown), zoneName(homeZone))}.</p>
      )}
      {hasPast && <Switch label={words.past} checked={withPast} onChange={setWithPast} />}
      {preview.undated.length > 0 && <Switch label={words.undated} checked={withUndated} onChange={setWithUndated} />}
      {hasEvents && (
        <Switch label={words.ringEvents} hint={words.ringEventsText} checked={ringEvents} onChange={setRingEvents} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onBring(chosen, ringEvents)}>
          Import
        </Button>
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

/** @param homeZone the person's time zone, in which the day and time are given. */
function whenInWords(item: FileItem, homeZone: string): string {
  const { recurrence, ends_on: last, cancelled } = item
  const when = startInWords(item, homeZone)
  return cancelled
    ? `${when} · cancelled`
    : recurrence === 'none'
      ? when
      : `${when} · repeats${last ? ` until ${dateInWords(last)}` : ''}`
}

function startInWords({ date, time, time_zone: timeZone }: FileItem, homeZone: string): string {
  if (!time) return `${dateInWords(date)}, ${words.allDay}`
  const at = instantOf(date, time, timeZone)
  return `${dateInWords(dayAt(at, homeZone))}, ${bothTimesInWords(at, { timeZone, homeZone })}`
}

/** Counts the items of the file that change nothing, by reason. */
function besides({ states, notes }: Preview): [string, number][] {
  const count = (...wanted: string[]) => [...states.values()].filter((state) => wanted.includes(state)).length
  const all: [string, number][] = [
    [words.again, count('same')],
    [words.own, count('own')],
    [words.mine, count('kept', 'deleted')],
    [words.cancelled, count('cancelled')],
    [words.overdue, notes.filter(({ is }) => is === 'overdue').length],
    [words.afterDone, notes.filter(({ is }) => is === 'after-done').length],
    [words.deadline, notes.filter(({ is }) => is === 'deadline').length],
    [words.once, notes.filter(({ is }) => is === 'repeat').length + count('refused')],
  ]
  return all.filter(([, number]) => number > 0)
}
