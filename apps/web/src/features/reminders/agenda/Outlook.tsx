import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown, Sunrise } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { momentInWords, nearDateInWords } from '#platform/time/date-in-words.ts'
import { useAllSnoozed } from '../alerts/use-snoozed.ts'
import { words } from '../words.ts'
import { localOf } from './in-other-time-zone.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { otherZone } from './other-zone-name.ts'
import { type Next, nextUp, overdueAmong } from './outlook.ts'
import { timeOf } from './time-of.ts'

type OutlookProps = {
  reminders: readonly Reminder[]
  now: Date
  engine: RecurrenceEngine | undefined
  /** The day shown below. Overdue reminders are already in today's agenda. */
  day: string
  today: string
  onGoTo: (day: string) => void
}

/** A single line: the next reminder, and the number of overdue ones. */
export const Outlook = memo(function Outlook({ reminders, now, engine, day, today, onGoTo }: OutlookProps) {
  const { time_zone } = useUser()
  const snoozed = useAllSnoozed()
  const next = useMemo(() => nextUp(reminders, now, engine, snoozed), [reminders, now, engine, snoozed])
  const overdue = useMemo(() => overdueAmong(reminders, now, engine).length, [reminders, now, engine])

  return (
    <div className="-mx-2 flex min-h-9 items-center gap-1 text-meta">
      {!next && <p className="px-2 text-soft">{words.calmWeek}</p>}
      {next?.day === day && (
        <p className="flex min-w-0 items-center gap-2 px-2 text-soft">
          <Sunrise aria-hidden="true" className="size-4 shrink-0 text-accent" />
          <span className="shrink-0">
            {words.nextUp(whenInWords(next, today, time_zone, now).replace('Today, ', ''))}
          </span>
          {/* Rendered with CSS content: the text is also in its row below, which is where the browser's search
              should find it. */}
          <span
            data-printed={next.reminder.title}
            className="min-w-0 truncate font-medium text-ink before:content-[attr(data-printed)]"
          />
        </p>
      )}
      {next && next.day !== day && (
        <button
          type="button"
          onClick={() => onGoTo(next.day)}
          className="flex min-h-9 min-w-0 items-center gap-2 overflow-hidden rounded-md px-2 text-left hover:bg-sunk"
        >
          <Sunrise aria-hidden="true" className="size-4 shrink-0 text-accent" />
          <span className="shrink-0 text-soft">
            {/* On narrow screens the icon stands for the label, leaving room for the time. */}
            <span className="max-sm:sr-only">Next up · </span>
            {whenInWords(next, today, time_zone, now)}
          </span>
          <span className="min-w-0 truncate font-medium">{next.reminder.title}</span>
        </button>
      )}
      {overdue > 0 && day !== today && (
        <button
          type="button"
          onClick={() => onGoTo(today)}
          className="ml-auto flex min-h-9 shrink-0 items-center gap-1 rounded-md px-2 font-medium text-danger hover:bg-danger-soft"
        >
          {overdue} overdue
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
})

function whenInWords({ reminder, day, at, isSnoozed }: Next, today: string, timeZone: string, now: Date): string {
  if (isSnoozed) return momentInWords(at, timeZone, now)
  const zone = otherZone(reminder, timeZone)
  const local = localOf(reminder, day, timeZone)
  const time = `${nearDateInWords(local.day, today)}, ${timeOf(reminder, local.time)}`

  return zone === null ? time : `${time}, ${words.thereAt(timeOf(reminder), zone)}`
}
