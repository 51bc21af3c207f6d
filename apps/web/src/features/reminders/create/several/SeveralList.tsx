import { CalendarDays, Repeat } from 'lucide-react'

import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { recurrenceInWords } from '../../edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '../../queries.ts'
import { words } from '../../words.ts'
import { DuplicateNote } from '../DuplicateNote.tsx'
import { detailsInWords } from '../details-in-words.ts'
import type { PlannedOne } from './planned-of-each.ts'

type SeveralListProps = {
  all: readonly PlannedOne[]
  /** The indexes of excluded reminders. */
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
  /** Called when the person wants a single reminder instead. */
  onOne: () => void
}

/** The reminders that a text asks for, each of which can be excluded. */
export function SeveralList({ all, left, onLeave, onOne }: SeveralListProps) {
  const rules = all.flatMap(({ planned }) =>
    planned.recurrence ? [{ ...planned, recurrence: planned.recurrence }] : [],
  )
  const engine = useRecurrenceEngine(rules)
  const tick = (at: number) => {
    const next = new Set(left)
    if (!next.delete(at)) next.add(at)
    onLeave(next)
  }

  return (
    <fieldset className="text-sm">
      <legend className="pt-2 font-semibold text-ink">{words.several.found(all.length)}</legend>
      <ul>
        {all.map(({ planned }, at) => (
          <li key={at}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md py-1">
              <input
                type="checkbox"
                checked={!left.has(at)}
                onChange={() => tick(at)}
                className="size-5 shrink-0 accent-teal"
              />
              <span className="min-w-0 font-medium wrap-break-word text-ink">
                {planned.title}
                <DuplicateNote coming={planned} />
                <span className="flex flex-wrap items-center gap-x-3 font-normal text-soft tabular-nums">
                  <span className="inline-flex items-center gap-1.5">
                    <CalendarDays aria-hidden="true" className="size-3.5" />
                    {dateInWords(planned.date)}, {timeInWords(planned.time)}
                    {planned.timeFrom === 'default' && `, ${words.ourDefault}`}
                  </span>
                  {planned.recurrence && (
                    <span className="inline-flex items-center gap-1.5">
                      <Repeat aria-hidden="true" className="size-3.5" />
                      {recurrenceInWords({ ...planned, recurrence: planned.recurrence }, engine) ?? 'Repeats'}
                    </span>
                  )}
                  {detailsInWords(planned).map((said) => (
                    <span key={said}>{said}</span>
                  ))}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onOne}
        className="inline-flex min-h-11 items-center font-semibold text-teal hover:underline"
      >
        {words.several.one}
      </button>
    </fieldset>
  )
}
