import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown, CircleCheckBig, Sunrise } from 'lucide-react'
import { memo, useId, useMemo, useState } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords, timeInWords } from '#platform/time/in-words.ts'
import { cx } from '#ui/cx.ts'
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
}

/** One calm line: what comes next, and whether something was left behind. */
export const Outlook = memo(function Outlook({ reminders, now, engine, today, onGoTo }: OutlookProps) {
  const next = useMemo(() => reminders && nextUp(reminders, now, engine), [reminders, now, engine])
  const overdue = useMemo(() => (reminders ? overdueAmong(reminders, now, engine) : []), [reminders, now, engine])
  const { time_zone } = useUser()
  const [open, setOpen] = useState(false)
  const listId = useId()

  if (!reminders) return <Skeleton className="h-13.5 rounded-lg" />

  return (
    <div className="rounded-lg border border-line bg-surface shadow-soft">
      <div className="flex min-h-13 items-stretch max-[18rem]:flex-col">
        {next ? <NextUp next={next} today={today} onGoTo={onGoTo} /> : <CalmWeek />}
        {overdue.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="flex shrink-0 items-center gap-1.5 rounded-r-lg border-l border-line px-3.5 text-sm max-[18rem]:min-h-11 font-semibold text-danger hover:bg-danger-soft"
          >
            {overdue.length} overdue
            <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', open && 'rotate-180')} />
          </button>
        )}
      </div>
      {overdue.length > 0 && open && (
        <ul id={listId} className="border-t border-line p-1.5">
          {overdue.slice(0, shownAtMost).map((occurrence) => (
            <li key={`${occurrence.reminder.id} ${occurrence.day}`}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  onGoTo(occurrence.day)
                }}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-md px-3 text-left hover:bg-sunk"
              >
                <span className="min-w-0 truncate">{occurrence.reminder.title}</span>
                <span className="shrink-0 text-sm text-soft">{whenInWords(occurrence, today, time_zone)}</span>
              </button>
            </li>
          ))}
          {overdue.length > shownAtMost && (
            <li className="px-3 py-2 text-sm text-soft">and {overdue.length - shownAtMost} more</li>
          )}
        </ul>
      )}
    </div>
  )
})

const shownAtMost = 8

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
