import { isWholeDay } from '@planner/reminder-language/whole-day'
import { useCallback } from 'react'

import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'

import { repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { words } from '../words.ts'
import type { UndoMessage } from './cached-list.ts'
import { timeOnDay } from './time-on-day.ts'
import { useEdit, useEditDay } from './use-edit.ts'

/** Moves an occurrence to another day, keeping its time, or to the next full hour if that has passed, with an undo. */
export function useMove() {
  const { mutate: edit } = useEdit()
  const { mutate: editDay } = useEditDay()

  /** @param at the chosen time ('HH:MM:SS'), if any, at which it is then shown immediately. */
  const move = useCallback(
    ({ reminder, day }: Occurrence, to: string, message: Partial<UndoMessage> = {}, at?: string): void => {
      const { id, time, time_zone } = reminder
      const change = {
        id,
        date: to,
        time: at ?? (isWholeDay(reminder) ? time : timeOnDay(time, to, wallTimeAt(now(), time_zone))),
      }
      const where = at ? `${dateInWords(to)}, ${timeInWords(at)}` : dateInWords(to)
      const options = { sentence: words.movedTo(where), ...message }
      if (!repeats(reminder)) edit({ reminder, edit: change, atOnce: at !== undefined, ...options })
      else
        editDay({ reminder, edit: { ...change, occurrence_date: day, only_day: true }, attempt: newId(), ...options })
    },
    [edit, editDay],
  )

  return { move }
}
