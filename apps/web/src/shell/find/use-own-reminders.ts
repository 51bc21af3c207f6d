import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { useMemo } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { localOf, shownOn } from '#features/reminders/agenda/in-other-time-zone.ts'
import { occurrencesOf, type RecurrenceEngine, repeats } from '#features/reminders/agenda/occurrences.ts'
import { stateOn } from '#features/reminders/agenda/state-on.ts'
import { remindersByDay } from '#features/reminders/calendar/reminders-by-day.ts'
import { recurrenceInWords } from '#features/reminders/edit/recurrence-in-words.ts'
import { useRecurrenceEngine, useReminders } from '#features/reminders/queries.ts'
import { rowsOf } from '#features/reminders/views/rows-of.ts'
import { words } from '#features/reminders/words.ts'

import { bestOf, folded, nearestOf } from './match.ts'

const none: readonly Reminder[] = []
const most = 6

/** How many of the coming reminders are offered before anything is typed. */
const mostComing = 3

/** Limits what a short query can list; more letters find the rest. */
const mostOfAll = 200

/**
 * Returns the best matching reminders on this device and from the server, each with the day to show it on, how many
 * match, whether there may be more, and matching tags. Without a query, the next ones to come.
 *
 * @param all whether all of them are listed, rather than the first few.
 */
export function useOwnReminders(
  query: string,
  {
    today,
    now,
    others,
    all,
  }: { today: string; now: Date; others: { reminders: readonly Reminder[]; more: boolean }; all: boolean },
) {
  const list = useReminders({ offline: false }).data ?? none
  const engine = useRecurrenceEngine(list)
  const { time_zone } = useUser()
  const { found, count, more } = useMemo(() => {
    const fitting = bestOf(list, textOf, query, mostOfAll)
    // Exact matches, also those from the server, take precedence over guesses at typos.
    const own = fitting.length + others.reminders.length > 0 ? fitting : nearestOf(list, textOf, query, most)
    const known = new Set(own.map(({ id }) => id))
    const foreign = others.reminders.filter(({ id }) => !known.has(id))
    const listed = all ? [...own, ...foreign] : [...own.slice(0, most), ...foreign.slice(0, most)]
    return {
      count: own.length + foreign.length,
      more: others.more || fitting.length === mostOfAll,
      found: listed.map((reminder) => ({
        reminder,
        ...localOf(reminder, dayToShow(reminder, today, engine), time_zone),
        repeat: repeatOf(reminder, list, engine),
      })),
    }
  }, [list, query, others, all, today, engine, time_zone])
  const isEmpty = query.trim() === ''
  const coming = useMemo(() => {
    if (!isEmpty) return []
    const rows = rowsOf({ name: 'upcoming' }, list, { today, now, engine, timeZone: time_zone })
    const next = new Map<string, (typeof rows)[number]>()
    for (const row of rows) {
      if (next.size === mostComing) break
      if (!next.has(row.reminder.id) && stateOn(row.reminder, row.day, now) === 'open') next.set(row.reminder.id, row)
    }
    return [...next.values()].map(({ reminder, day }) => ({
      reminder,
      ...localOf(reminder, day, time_zone),
      repeat: repeatOf(reminder, list, engine),
    }))
  }, [isEmpty, list, today, now, engine, time_zone])
  const tags = useMemo(() => [...new Set(list.flatMap((reminder) => reminder.tags))], [list])

  return {
    found: isEmpty ? coming : found,
    count: isEmpty ? coming.length : count,
    more,
    tags: useMemo(() => bestOf(tags, (tag) => `#${folded(tag)}`, query, 4), [tags, query]),
  }
}

/** Returns the reminders on a day of the person's time zone, with their time there; none without a day. */
export function useRemindersOn(day: string | null) {
  const list = useReminders({ offline: false }).data ?? none
  const engine = useRecurrenceEngine(list)
  const { time_zone } = useUser()
  return useMemo(() => {
    const there =
      day === null ? none : (remindersByDay(list, { from: day, to: day }, engine, time_zone).get(day) ?? none)
    return there.map((reminder) => ({ reminder, ...shownOn(reminder, day!, time_zone) }))
  }, [list, engine, time_zone, day])
}

/** Describes how a reminder, or the series of a changed occurrence, repeats. */
function repeatOf(reminder: Reminder, list: readonly Reminder[], engine: RecurrenceEngine | undefined): string | null {
  const series = reminder.series && list.find(({ id }) => id === reminder.series!.id)
  const repeat = recurrenceInWords(series ?? reminder, engine)
  return series && repeat ? words.ofSeries(repeat) : repeat
}

/** Returns the next day on which a reminder falls, else its only one. */
function dayToShow(reminder: Reminder, today: string, engine: RecurrenceEngine | undefined): string {
  if (!repeats(reminder)) return reminder.date
  const [next] = occurrencesOf(reminder, { from: today, to: addDays(today, 366) }, engine)
  return next ?? reminder.ends_on ?? reminder.date
}

/** Cached by reminder, which is a new object after each change, because folding text costs more than searching it. */
const texts = new WeakMap<Reminder, string>()

function textOf(reminder: Reminder): string {
  const known = texts.get(reminder)
  if (known !== undefined) return known
  const { title, description, tags, checklist = [] } = reminder
  const text = folded(
    [title, description, ...tags.map((tag) => `#${tag}`), ...checklist.map((item) => item.text)].join(' '),
  )
  texts.set(reminder, text)
  return text
}
