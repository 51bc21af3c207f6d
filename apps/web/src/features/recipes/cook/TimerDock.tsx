import { AlarmClock, X } from 'lucide-react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { leftInWords } from './timer-arithmetic.ts'
import { useAllTimers } from './use-timers.ts'

/** The running timers, shown on every page: each links to its dish, and finished ones can be dismissed. */
export default function TimerDock() {
  const { timers, instant, remove } = useAllTimers()
  if (timers.length === 0) return null
  return (
    <section
      aria-label="Timers"
      className="fixed bottom-[calc(env(safe-area-inset-bottom)+5rem)] left-4 z-30 flex max-w-[calc(100vw-2rem)] flex-col gap-2 md:bottom-8 md:left-8"
    >
      {timers.map((timer) => (
        <div
          key={timer.id}
          className={cx(
            'flex items-center rounded-full border shadow-lifted',
            timer.done ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-surface text-ink',
          )}
        >
          <Link
            href={`${paths.recipes}#r=${timer.recipeId}`}
            className="flex min-h-11 min-w-0 items-center gap-2 pl-4 text-sm font-semibold tabular-nums no-underline"
          >
            <AlarmClock aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">
              {timer.dish} · {timer.name}
            </span>
            <span role="timer">{leftInWords(timer.endsAt, instant)}</span>
          </Link>
          <IconButton label={timer.done ? 'Dismiss timer' : 'Stop timer'} onClick={() => remove(timer.id)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      ))}
    </section>
  )
}
