import { addDays } from '@planner/days/plain-date'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'

import { localOf, ownOf } from '../agenda/in-other-time-zone.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { isFromCalendar } from '../agenda/state-on.ts'
import type { useMove } from '../changes/use-move.ts'
import { words } from '../words.ts'
import { placeOf } from './DraggedReminder.tsx'
import { drawnMinutes, lengthByKey, movedByKey } from './hours.ts'
import type { useSetLength } from './use-set-length.ts'
import { weekWords } from './words.ts'

type WeekKeys = {
  /** What a screen reader says about the last change. */
  announced: string
  /** Returns whether the key did something to the occurrence. */
  actByKey: (occurrence: Occurrence, event: KeyboardEvent) => boolean
}

type WeekKeysOptions = {
  move: ReturnType<typeof useMove>['move']
  setLength: ReturnType<typeof useSetLength>
  onDelete: (occurrence: Occurrence) => void
  /** Called with the day to which a reminder was moved; must be stable, as actByKey is. */
  onMoved: (day: string) => void
}

/** Moves, lengthens and deletes reminders by keys, and keeps the focus on a moved one. */
export function useWeekKeys({ move, setLength, onDelete, onMoved }: WeekKeysOptions): WeekKeys {
  const { time_zone } = useUser()
  const [announced, setAnnounced] = useState('')
  const landing = useRef<{ place: string; reached: boolean } | null>(null)
  const actByKey = useCallback(
    (occurrence: Occurrence, event: KeyboardEvent): boolean => {
      const { reminder, day } = occurrence
      if (event.key === 'Delete') {
        onDelete(occurrence)
        return true
      }
      if (isFromCalendar(reminder)) return false
      const local = localOf(reminder, day, time_zone)
      const minutes = lengthByKey(event.key, local.time, drawnMinutes(reminder.duration_minutes))
      if (minutes !== null) {
        setLength(occurrence, minutes)
        landing.current = { place: placeOf(reminder.title, reminder.time, day), reached: false }
        setAnnounced(weekWords.lasts(minutes))
        return true
      }
      const by = movedByKey(event, local.time)
      if (!by) return false
      const to = addDays(local.day, by.days)
      if (to === local.day && by.time === local.time) return true
      const own = ownOf(reminder, { day: to, time: by.time }, time_zone)
      move(occurrence, own.day, {}, own.time)
      onMoved(to)
      landing.current = { place: placeOf(reminder.title, own.time, own.day), reached: false }
      setAnnounced(words.movedTo(`${dateInWords(to)}, ${timeInWords(by.time)}`))
      return true
    },
    [move, setLength, onMoved, onDelete, time_zone],
  )
  // A moved occurrence of a repeating reminder becomes a separate one: focus follows it, and again when the server's
  // version replaces it.
  useEffect(() => {
    const { current } = landing
    if (!current || (current.reached && document.activeElement !== document.body)) return
    const there = document.querySelector<HTMLElement>(`[data-moved="${CSS.escape(current.place)}"]`)
    if (!there) return
    there.focus()
    current.reached = true
  })
  useEffect(() => {
    const forget = () => {
      landing.current = null
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])
  return { announced, actByKey }
}
