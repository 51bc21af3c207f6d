import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { AlarmClock, CalendarClock, MoonStar, Pencil, SkipForward, Sparkles, Sunrise, Trash2 } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useSnooze } from '#features/notifications/use-snooze.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, momentInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { MenuIcon } from '#ui/menu/Menu.tsx'

import { SnoozeDialog } from '../../alerts/SnoozeDialog.tsx'
import { snoozeOffers } from '../../alerts/snooze-from.ts'
import { useMove } from '../../changes/use-move.ts'
import { useSkip } from '../../changes/use-skip.ts'
import { words } from '../../words.ts'
import { repeats } from '../occurrences.ts'
import type { Occurrence } from '../outlook.ts'
import { isDose } from '../state-on.ts'

export type RowSheetProps = Occurrence & {
  done: boolean
  onClose: () => void
  onSuggest?: ((reminder: Reminder) => void) | undefined
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

/** A bottom sheet with all actions on one occurrence: snoozing, moving, editing, deleting. */
export default function RowSheet({ reminder, day, done, onClose, onSuggest, onEdit, onDelete }: RowSheetProps) {
  const { mutate: snooze } = useSnooze()
  const { move } = useMove()
  const { skip } = useSkip()
  const { time_zone: timeZone } = useUser()
  const [picking, setPicking] = useState(false)
  const instant = now()
  const today = dayAt(instant, timeZone)
  // A future occurrence moves later, never back.
  const next = addDays(day > today ? day : today, 1)
  const act = (what: () => void) => () => {
    onClose()
    // Waits until the sheet has returned focus, so that whatever opens next can take it.
    setTimeout(what, 0)
  }

  if (picking) return <SnoozeDialog reminder={reminder} day={day} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={reminder.title}>
      <ul className="-mx-3">
        {!done &&
          snoozeOffers(reminder, day, instant, timeZone)
            .filter(({ snooze: choice }) => choice in snoozeIcons)
            .map(({ snooze: choice, ringsAt }) => (
              <Act
                key={choice}
                icon={snoozeIcons[choice as keyof typeof snoozeIcons]}
                hint={momentInWords(ringsAt, timeZone, instant)}
                onClick={act(() => snooze({ reminder, day, snooze: choice }))}
              >
                {words.snoozeFor(words.snooze[choice])}
              </Act>
            ))}
        {!done && (
          <>
            <Act icon={<CalendarClock />} onClick={() => setPicking(true)}>
              {words.snoozeFor(words.snoozePick)}
            </Act>
            {!isDose(reminder) && (
              <Act
                icon={<Sunrise />}
                hint={dateInWords(next).slice(0, -5)}
                onClick={act(() => move({ reminder, day }, next))}
              >
                {day > today ? words.moveNextDay : words.moveTomorrowLong}
              </Act>
            )}
          </>
        )}
        {repeats(reminder) && !done && (
          <Act icon={<SkipForward />} onClick={act(() => skip({ reminder, day }))}>
            {isDose(reminder) ? words.medicine.skip : words.skip}
          </Act>
        )}
        {onSuggest && (
          <Act icon={<Sparkles />} onClick={act(() => onSuggest(reminder))}>
            Get recommendations
          </Act>
        )}
        <Act icon={<Pencil />} onClick={act(() => onEdit({ reminder, day }))}>
          Edit
        </Act>
        <Act icon={<Trash2 />} danger onClick={act(() => onDelete({ reminder, day }))}>
          Delete
        </Act>
      </ul>
    </Dialog>
  )
}

const snoozeIcons = { hour: <AlarmClock />, evening: <MoonStar /> }

type ActProps = { icon: ReactElement; hint?: string; danger?: boolean; onClick: () => void; children: ReactNode }

const Act = ({ icon, hint, danger = false, onClick, children }: ActProps) => (
  <li>
    <button
      type="button"
      onClick={onClick}
      className={`flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left hover:bg-sunk ${danger ? 'text-danger' : ''}`}
    >
      <MenuIcon>{icon}</MenuIcon>
      <span className="flex-1">{children}</span>
      {hint && (
        <span aria-hidden="true" className="text-meta text-soft">
          {hint}
        </span>
      )}
    </button>
  </li>
)
