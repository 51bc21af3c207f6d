import { recipes as limits } from '@planner/contract/constants/kitchen'
import { useEffect, useState } from 'react'
import { cx } from '#ui/cx.ts'

/** Tips on the cuisine of the day, one line at a time; a tap shows all of them. */
export function CulturalTips({ tips }: { tips: readonly string[] }) {
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) return undefined
    const timer = setInterval(() => setTurn((before) => before + 1), limits.culturalTipMs)
    return () => clearInterval(timer)
  }, [open])
  const shown = turn % tips.length

  return (
    <div className="relative flex text-meta leading-4.5 text-soft">
      <ul aria-label="Cultural tips" className={cx('grid min-w-0 flex-1 items-start', open && 'gap-1')}>
        {tips.map((tip, place) => (
          <li
            key={tip}
            className={cx(
              'border-l-2 border-marigold pl-2',
              !open && 'col-start-1 row-start-1 transition-opacity line-clamp-3 sm:line-clamp-2 duration-(--wide)',
              // Fades one out before the next fades in, because overlapping sentences are unreadable.
              !open && (place === shown ? 'delay-(--wide)' : 'opacity-0'),
            )}
          >
            {tip}
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-expanded={open}
        aria-label="All tips"
        onClick={() => setOpen(!open)}
        className="absolute -inset-y-2.5 inset-x-0 rounded-sm"
      />
    </div>
  )
}
