import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown, Sunrise } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { momentInWords, nearDateInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'
import { localOf } from './in-other-time-zone.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { otherZone } from './other-zone-name.ts'
import { type Next, overdueAmong } from './outlook.ts'
import { timeOf } from './time-of.ts'

type OutlookProps = {
  reminders: readonly Reminder[]
  next: Next | undefined
  now: Date
  engine: RecurrenceEngine | undefined
  /** The day shown below. Overdue reminders are already in today's agenda. */
  day: string
  today: string
  onGoTo: (day: string) => void
}

/** A single line: the next reminder if it is on another day, whose row is not below, and the number of overdue ones. */
export const Outlook = memo(function Outlook({ reminders, next, now, engine, day, today, onGoTo }: OutlookProps) {
  const { time_zone } = useUser()
  const overdue = useMemo(() => overdueAmong(reminders, now, engine).length, [reminders, now, engine])

  const isElsewhere = next !== undefined && next.day !== day
  if (!isElsewhere && (overdue === 0 || day === today)) return null

  return (
    <div className="-mt-1.5 flex min-h-9 items-center gap-1 px-2 pb-1.5 text-meta md:px-4">
      {isElsewhere && (
        <button
          type="button"
          onClick={() => onGoTo(next.day)}
          className="flex min-h-9 min-w-0 items-center gap-2 overflow-hidden rounded-md px-2 text-left hover:bg-sunk"
        >
          <Sunrise aria-hidden="true" className="size-4 shrink-0 text-accent" />
          <span className="shrink-0 text-soft">
            {/* On narrow screens the icon stands for the label, leaving room for the time. */}
            <span className="max-sm:sr-only">{words.nextUp} · </span>
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
