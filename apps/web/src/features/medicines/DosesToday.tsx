import type { Reminder } from '@planner/contract/reminders'
import { Check } from 'lucide-react'

import { isDose, stateOn } from '#features/reminders/agenda/state-on.ts'
import { remindersByDay } from '#features/reminders/calendar/reminders-by-day.ts'
import { useComplete } from '#features/reminders/changes/use-complete.ts'
import { useRecurrenceEngine } from '#features/reminders/queries.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { cx } from '#ui/cx.ts'
import { words } from './words.ts'

type DosesTodayProps = {
  name: string
  today: string
  /** The medicine's reminders. */
  reminders: readonly Reminder[]
  /** The time of the next dose of all medicines, which alone stands out; null if none is left today. */
  next: string | null
}

/** Today's doses of a medicine, each with a one-tap toggle; missed ones are marked. */
export function DosesToday({ name, today, reminders, next }: DosesTodayProps) {
  const now = useNow()
  const engine = useRecurrenceEngine(reminders)
  const { mutate } = useComplete()
  const doses = (remindersByDay(reminders, { from: today, to: today }, engine).get(today) ?? []).filter(isDose)
  if (doses.length === 0) return null

  return (
    <ul aria-label={`${words.dosesToday}: ${name}`} className="sm:col-span-3 flex flex-wrap gap-2">
      {doses.map((reminder) => {
        const state = stateOn(reminder, today, now)
        const isTaken = state === 'completed'
        const time = timeInWords(reminder.time)
        return (
          <li key={reminder.id}>
            <button
              type="button"
              aria-pressed={isTaken}
              onClick={() => mutate({ reminder, day: today, completed: !isTaken })}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-md border px-3.5 text-sm font-semibold tabular-nums mouse:transition-colors',
                state === 'open' && reminder.time !== next ? looks.later : looks[state],
              )}
            >
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-5 place-items-center rounded-full border-2',
                  isTaken ? 'border-ok bg-ok text-surface' : 'border-current',
                )}
              >
                {isTaken && <Check className="size-3.5" strokeWidth={3} />}
              </span>
              {words.doseStates[state](time)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const looks = {
  later: 'border-edge text-ink hover:border-ink',
  open: 'border-transparent bg-accent text-on-accent hover:bg-accent-deep',
  overdue: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-deep',
  completed: 'border-ok bg-ok-soft text-ok',
}
