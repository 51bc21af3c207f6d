import { useCallback } from 'react'

import { newId } from '#platform/ids.ts'

import { repeats } from '../agenda/occurrences.ts'
import type { Occurrence } from '../agenda/outlook.ts'
import { useEdit, useEditDay } from '../changes/use-edit.ts'
import { weekWords } from './words.ts'

/** Changes the duration of an occurrence; for a repeating reminder on that day alone. With an undo. */
export function useSetLength() {
  const { mutate: edit } = useEdit()
  const { mutate: editDay } = useEditDay()

  return useCallback(
    ({ reminder, day }: Occurrence, minutes: number): void => {
      const change = { id: reminder.id, duration_minutes: minutes }
      const sentence = weekWords.lasts(minutes)
      if (!repeats(reminder)) edit({ reminder, edit: change, atOnce: true, sentence })
      else editDay({ reminder, edit: { ...change, occurrence_date: day, only_day: true }, attempt: newId(), sentence })
    },
    [edit, editDay],
  )
}
