import type { QuietHours } from '@planner/days/quiet-hours'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

import { nightSpans } from './night-spans.ts'

/** A day from noon to noon, with the sun at both ends and the quiet hours as a night sky. */
export function NightBand({ quiet }: { quiet: QuietHours }) {
  return (
    <figure aria-label={`Quiet from ${timeInWords(quiet.from)} until ${timeInWords(quiet.until)}`}>
      <div className="relative h-14 overflow-hidden rounded-md border border-line bg-linear-to-r from-accent-soft via-sunk to-accent-soft">
        <Sun className="left-3" />
        <Sun className="right-3" />
        {nightSpans(quiet).map(({ left, width }) => (
          <div
            key={left}
            style={{ left: `${left}%`, width: `${width}%` }}
            className="absolute inset-y-0 overflow-hidden rounded-sm bg-linear-to-b from-[#241735] to-[#46305c] transition-[left,width] duration-(--wide)"
          >
            <Sky />
          </div>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-soft tabular-nums">
        {ticks.map(({ at, words }) => (
          <span key={at} className={cx('w-12', at === 0 ? 'text-left' : at === 4 ? 'text-right' : 'text-center')}>
            {words}
          </span>
        ))}
      </div>
    </figure>
  )
}

const ticks = ['12 pm', '6 pm', '12 am', '6 am', '12 pm'].map((words, at) => ({ at, words }))

const Sun = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={cx('absolute top-1/2 size-6 -translate-y-1/2 text-marigold', className)}
  >
    <circle cx="12" cy="12" r="4.6" fill="currentColor" />
    <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d="M12 4.2V2" transform={`rotate(${turn} 12 12)`} />
      ))}
    </g>
  </svg>
)

/** A moon in the middle with stars around it, clipped if the night is short. */
const Sky = () => (
  <svg
    viewBox="-60 -28 120 56"
    aria-hidden="true"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
  >
    <path d="M4 -11A11 11 0 1 0 10 7.5A9 9 0 0 1 4 -11Z" fill="#f6dfae" />
    {stars.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} fill="#fff3d6" opacity={0.55 + r / 4} />
    ))}
  </svg>
)

const stars = [
  [-52, -8, 1],
  [-41, 11, 0.8],
  [-33, -15, 1.2],
  [-22, 4, 0.8],
  [21, -13, 1.2],
  [29, 9, 0.9],
  [40, -5, 1.1],
  [50, 13, 0.8],
] as const
