import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { AlarmClock, TimerOff } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { leftInWords } from '../cook/timer-arithmetic.ts'
import type { Timers } from '../cook/use-timers.ts'
import { unbroken } from '../unbroken.ts'

/** The numbered instructions, each with a timer if its duration is known. */
export function Steps({ recipe, timers }: { recipe: Recipe; timers: Timers }) {
  return (
    <ol className="mt-3 space-y-4">
      {recipe.instructions.map((text, index) => (
        <li key={text} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-text"
          >
            {index + 1}
          </span>
          <div className="pt-0.5">
            <p>{unbroken(text)}</p>
            <Duration step={index + 1} minutes={recipe.steps[index]?.minutes ?? 0} timers={timers} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A step's duration: a press starts a timer, and another ends it. */
function Duration({ step, minutes, timers }: { step: number; minutes: number; timers: Timers }) {
  const timer = timers.timers.find((one) => one.step === step)
  if (minutes < 1) return null
  const inWords = minutesInWords(`${minutes} mins`)
  const Art = timer ? TimerOff : AlarmClock

  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={timer ? `Stop timer of step ${step}` : `Timer of step ${step}, ${inWords}`}
      className="-my-2 -ml-3.5 text-soft tabular-nums"
      onClick={() => (timer ? timers.remove(timer.id) : timers.start(step, minutes))}
    >
      <Art aria-hidden="true" className="size-4.5 text-accent-text" />
      {timer ? leftInWords(timer.endsAt, timers.instant) : inWords}
    </Button>
  )
}
