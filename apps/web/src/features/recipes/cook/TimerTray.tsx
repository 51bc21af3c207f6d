import { AlarmClock } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import { leftInWords } from './timer-arithmetic.ts'
import type { Timers } from './use-timers.ts'

/** The timers of other steps. */
export function TimerTray({
  timers,
  current,
  onStep,
}: {
  timers: Timers
  current: number
  onStep: (step: number) => void
}) {
  const others = timers.timers.filter(({ step }) => step !== current)
  if (others.length === 0) return null

  return (
    <div className="flex gap-2 overflow-x-auto px-4 pb-3 md:px-8">
      {others.map((timer) => (
        <button
          key={timer.id}
          type="button"
          onClick={() => onStep(timer.step)}
          className={cx(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap tabular-nums',
            timer.done ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-surface',
          )}
        >
          <AlarmClock aria-hidden="true" className="size-4" />
          {timer.name} · {leftInWords(timer.endsAt, timers.instant)}
        </button>
      ))}
    </div>
  )
}
