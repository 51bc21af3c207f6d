import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown, CircleCheckBig, Sunrise } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords, timeInWords } from '#platform/time/in-words.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '../words.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { otherZone } from './other-zone.ts'
import { nextUp, type Occurrence, overdueAmong } from './outlook.ts'

type OutlookProps = {
  reminders: readonly Reminder[] | undefined
  now: Date
  engine: RecurrenceEngine | undefined
  today: string
  onGoTo: (day: string) => void
  /** Shows what is overdue. */
  onOverdue: () => void
}

/** One calm line: what comes next, and whether something was left behind. */
export const Outlook = memo(function Outlook({ reminders, now, engine, today, onGoTo, onOverdue }: OutlookProps) {
  const next = useMemo(() => reminders && nextUp(reminders, now, engine), [reminders, now, engine])
  const overdue = useMemo(() => (reminders ? overdueAmong(reminders, now, engine) : []), [reminders, now, engine])

  if (!reminders) return <Skeleton className="h-13.5 rounded-lg" />

  return (
    <div className="rounded-lg border border-line bg-surface shadow-soft">
      <div className="flex min-h-13 items-stretch max-[18rem]:flex-col">
        {next ? <NextUp next={next} today={today} onGoTo={onGoTo} /> : <CalmWeek />}
        {overdue.length > 0 && (
          <button
            type="button"
            onClick={onOverdue}
            className="flex shrink-0 items-center gap-1.5 rounded-r-lg border-l border-line px-3.5 text-sm max-[18rem]:min-h-11 font-semibold text-danger hover:bg-danger-soft"
          >
            {overdue.length} overdue
            <ChevronDown aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
    </div>
  )
})

function NextUp({ next, today, onGoTo }: { next: Occurrence; today: string; onGoTo: (day: string) => void }) {
  const { time_zone } = useUser()

  return (
    <button
      type="button"
      onClick={() => onGoTo(next.day)}
      className="flex min-w-0 flex-1 items-center gap-3 rounded-l-lg px-3.5 py-1.5 text-left hover:bg-sunk"
    >
      <Sunrise aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-2">
        <span className="truncate text-xs font-semibold text-soft sm:shrink-0 sm:text-sm">
          {/* Where it is narrow the rising sun says it, and the time has the room. */}
          <span className="max-sm:sr-only">Next up · </span>
          {whenInWords(next, today, time_zone)}
        </span>
        <span className="min-w-0 truncate font-semibold">{next.reminder.title}</span>
      </span>
    </button>
  )
}

const CalmWeek = () => (
  <p className="flex min-w-0 flex-1 items-center gap-3 px-3.5 text-soft">
    <CircleCheckBig aria-hidden="true" className="size-5 shrink-0 text-ok" />
    {words.calmWeek}
  </p>
)

function whenInWords({ reminder, day }: Occurrence, today: string, timeZone: string): string {
  const zone = otherZone(reminder, timeZone)
  const time = `${nearDateInWords(day, today)}, ${timeInWords(reminder.time)}`

  return zone === null ? time : `${time}, ${words.clockOf(zone)}`
}
