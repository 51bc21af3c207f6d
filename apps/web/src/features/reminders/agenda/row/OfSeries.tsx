import type { Reminder } from '@planner/contract/reminders'
import { Repeat } from 'lucide-react'

import { recurrenceInWords } from '../../edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '../../queries.ts'
import { useSeries } from '../../use-series.ts'
import { words } from '../../words.ts'
import { agendaFrame } from '../agenda-frame.ts'

/** Indicates that a reminder is a single changed occurrence of a repeating one. */
export default function OfSeries({ reminder }: { reminder: Reminder }) {
  const series = useSeries(reminder)
  const engine = useRecurrenceEngine(series ? [series] : [])
  if (!series) return null

  return (
    <span className={agendaFrame.repeat}>
      <Repeat aria-hidden="true" className="size-3.5 shrink-0 text-teal" />
      <span className="truncate max-lg:sr-only">{words.ofSeries(recurrenceInWords(series, engine)!)}</span>
    </span>
  )
}
