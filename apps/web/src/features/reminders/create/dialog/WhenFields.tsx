import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { DateField } from '#ui/form/DateField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'

import type { Planned } from '../../agenda/planned.ts'
import { words } from '../../words.ts'
import type { Understood } from '../reading/use-reading.ts'
import { withoutWords } from '../reading/without-words.ts'

type WhenFieldsProps = {
  /** As chosen; the time as 'HH:MM' or empty. */
  date: string
  time: string
  /** The predicted reminder, whose day and time the fields show; null for several. */
  planned: Planned | null
  understood: Understood | null
  error: string | null
  onDate: (date: string) => void
  onTime: (time: string) => void
  onText: (text: string) => void
}

/**
 * Day and time fields, collapsed behind the chips. They show what the text says; choosing another value removes the
 * words for it from the text, so that text, chips and fields agree.
 */
export function WhenFields({ date, time, planned, understood, error, onDate, onTime, onText }: WhenFieldsProps) {
  const [open, setOpen] = useState(false)
  const dayShown = planned && planned.dateFrom !== 'field' ? planned.date : date
  const timeShown = planned?.timeFrom === 'words' ? planned.time.slice(0, 5) : time
  const summary = [dayShown && dateInWords(dayShown).slice(0, -5), timeShown && timeInWords(timeShown)]
    .filter(Boolean)
    .join(', ')
  const choose = (kind: 'date' | 'time', value: string) => {
    const rest = understood && withoutWords(kind, understood)
    if (rest !== null && planned?.[`${kind}From`] === 'words') onText(rest)
    if (kind === 'date') onDate(value)
    else onTime(value)
  }
  const differs = (kind: 'date' | 'time') =>
    planned?.[`${kind}From`] === 'words' && understood !== null && withoutWords(kind, understood) === null

  return (
    <details
      open={open || error !== null}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/when border-b border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 text-sm [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{words.when}</span>
        {/* The chips above already say what was read. */}
        <span className="min-w-0 flex-1 truncate text-right text-soft">{planned === null && summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open/when:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid grid-cols-2 gap-4 pt-1 pb-4">
        <DateField
          label="Date"
          required
          value={dayShown}
          onChange={(value) => choose('date', value)}
          hint={differs('date') ? 'We’re using the day from your text.' : null}
          error={error}
          className="max-[22.5rem]:col-span-2"
        />
        <TimeField
          label="Time (optional)"
          value={timeShown}
          onChange={(value) => choose('time', value)}
          hint={differs('time') ? 'We’re using the time from your text.' : null}
          className="max-[22.5rem]:col-span-2"
        />
      </div>
    </details>
  )
}
