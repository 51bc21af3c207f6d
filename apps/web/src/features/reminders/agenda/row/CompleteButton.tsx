import { Check } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import { words } from '../../words.ts'
import { agendaFrame } from '../agenda-frame.ts'
import type { ReminderState } from '../state-on.ts'

type CompleteButtonProps = {
  state: ReminderState
  describedBy: string
  /** Whether it is a dose of a medicine, which is 'taken'. */
  isDose?: boolean
  onClick: () => void
}

/** A round checkbox that completes or reopens an occurrence. */
export function CompleteButton({ state, describedBy, isDose = false, onClick }: CompleteButtonProps) {
  const done = state === 'completed'
  const label = isDose ? words.medicine[done ? 'notTaken' : 'taken'] : done ? 'Mark Incomplete' : 'Mark Complete'

  return (
    <button
      type="button"
      data-key="x"
      aria-label={label}
      aria-describedby={describedBy}
      title={label}
      onClick={onClick}
      className={cx('group', agendaFrame.tick)}
    >
      <span
        data-done={done || undefined}
        className={cx(
          agendaFrame.circle,
          'ticks mouse:transition-colors',
          done && 'border-ok bg-ok text-surface',
          state === 'open' &&
            'border-edge text-transparent forced-colors:border-[ButtonText] forced-colors:text-[Canvas] group-hover:border-ok group-hover:text-ok',
          state === 'overdue' &&
            'border-danger text-transparent forced-colors:border-[ButtonText] forced-colors:text-[Canvas] group-hover:border-ok group-hover:text-ok',
        )}
      >
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    </button>
  )
}
