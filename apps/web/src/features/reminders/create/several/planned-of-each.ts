import type { InputOf } from '@planner/contract/endpoint'
import type { createFromText } from '@planner/contract/reminders'
import type { Sentence } from '@planner/reminder-language/several'

import { type Planned, plannedOf } from '../../agenda/planned.ts'

/** One of several reminders: its prediction, and the input that creates it. */
export type PlannedOne = { planned: Planned; input: Omit<InputOf<typeof createFromText>, 'id'> }

type Fields = { date: string; time: string; picked: boolean }

/** Returns the reminders that the sentences of a text will create, predicted by the server's rules. */
export function plannedOfEach(
  sentences: readonly Sentence[],
  fields: Fields,
  at: { now: Date; timeZone: string },
): PlannedOne[] {
  return sentences.map(({ text, reading }) => {
    // 'Three times a day': the sentences have the same words, so the time distinguishes them.
    const chosen =
      reading.times && reading.date !== null && reading.time !== null
        ? { date: reading.date, time: reading.time.slice(0, 5), picked: true }
        : fields

    return {
      planned: plannedOf(reading, chosen, at),
      input: {
        text,
        suggested_date: chosen.date || null,
        suggested_time: chosen.time || null,
        date_picked: chosen.picked,
        leave_alone: [],
      },
    }
  })
}
