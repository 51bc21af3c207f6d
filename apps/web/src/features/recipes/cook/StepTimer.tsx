import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import { AlarmClock, TimerOff } from 'lucide-react'

import { Button } from '#ui/Button.tsx'

import { leftInWords } from './timer-arithmetic.ts'
import type { Timers } from './use-timers.ts'

/** The timer of the current step. */
export function StepTimer({ step, minutes, timers }: { step: number; minutes: number; timers: Timers }) {
  const timer = timers.timers.find((one) => one.step === step)
  if (timer) {
    return (
      <div className="mt-7 flex flex-wrap items-center gap-4">
        <span
          role="timer"
          aria-label={`Timer for step ${step}`}
          className="font-serif text-3xl font-semibold text-accent-text tabular-nums"
        >
          {leftInWords(timer.endsAt, timers.instant)}
        </span>
        <Button variant="secondary" onClick={() => timers.remove(timer.id)}>
          <TimerOff aria-hidden="true" className="size-5" />
          {timer.done ? 'Dismiss' : 'Stop timer'}
        </Button>
      </div>
    )
  }
  if (minutes < 1) return null

  return (
    <div className="mt-7">
      <Button variant="secondary" className="min-h-14!" onClick={() => timers.start(step, minutes)}>
        <AlarmClock aria-hidden="true" className="size-5 text-accent-text" />
        Start timer · {minutesInWords(`${minutes} mins`)}
      </Button>
    </div>
  )
}
