import type { Reminder } from '@planner/contract/reminders'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { cx } from '#ui/cx.ts'
import type { Occurrence } from '../outlook.ts'
import { PassedRows } from './PassedRows.tsx'
import { passedBefore } from './passed.ts'
import { passedWords } from './words.ts'

type PassedLineProps = {
  reminders: readonly Reminder[]
  onEdit: (occurrence: Occurrence) => void
}

/** The person's own events of earlier days that are over without a mark: one line, which opens to a row for each. */
export default function PassedLine({ reminders, onEdit }: PassedLineProps) {
  const now = useNow()
  const { id: me, time_zone: timeZone } = useUser()
  const passed = useMemo(
    () => passedBefore(reminders, { today: dayAt(now, timeZone), now, timeZone, me }),
    [reminders, now, timeZone, me],
  )
  const [open, setOpen] = useState(false)

  if (passed.length === 0) return null

  return (
    <div className="px-2 md:px-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-1.5 rounded-md px-2 text-left text-meta md:px-3 font-medium text-soft hover:bg-sunk/60"
      >
        <span className="min-w-0 truncate">
          {passedWords.passed(
            passed.length,
            passed.map(({ reminder }) => reminder.title),
          )}
        </span>
        <ChevronDown aria-hidden="true" className={cx('size-4 shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      {open && <PassedRows passed={passed} onEdit={onEdit} />}
    </div>
  )
}
