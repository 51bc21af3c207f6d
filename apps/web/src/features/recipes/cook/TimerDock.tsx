import { AlarmClock, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words } from '../words.ts'
import { leftInWords, nextToRing, type Timer } from './timer-arithmetic.ts'
import { useAllTimers } from './use-timers.ts'

/**
 * The running timers, shown on every page: each links to its dish, and finished ones can be dismissed. Several are one
 * chip with the next to ring, which opens on demand, so that they cover little of the page.
 */
export default function TimerDock() {
  const { timers, instant, remove } = useAllTimers()
  const [isOpen, setOpen] = useState(false)
  const next = nextToRing(timers)
  if (!next) return null
  const isMany = timers.length > 1
  return (
    <section
      aria-label="Timers"
      className="fixed bottom-[calc(env(safe-area-inset-bottom)+5rem)] left-4 z-30 flex max-w-[calc(100vw-2rem)] flex-col items-start gap-2 md:bottom-8 md:left-8"
    >
      {(isMany && !isOpen ? [] : timers).map((timer) => (
        <div key={timer.id} className={cx(chip, 'max-w-full', toneOf(timer))}>
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
      {isMany && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cx(chip, 'min-h-11 gap-2 px-4 text-sm font-semibold tabular-nums', toneOf(next))}
        >
          <AlarmClock aria-hidden="true" className="size-4 shrink-0" />
          {words.timers(timers.length)}
          {!isOpen && <span role="timer">{leftInWords(next.endsAt, instant)}</span>}
        </button>
      )}
    </section>
  )
}

const chip = 'flex items-center rounded-full border shadow-lifted'

const toneOf = ({ done }: Timer): string =>
  done ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-surface text-ink'
