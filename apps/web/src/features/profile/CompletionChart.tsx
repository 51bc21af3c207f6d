import type { Activity } from '@planner/contract/account/profile'
import { dateInWords, weekdayInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { type Bar, barsOf, totalOf } from './chart-bars.ts'
import { words } from './words.ts'

const heightPx = 96

/** Each bar extends this far below the visible area, so that its rounded lower corners are hidden. */
const belowPx = 6

/** Planned and completed reminders of each of the last days; also available as a table. */
export function CompletionChart({ days }: { days: Activity['days'] }) {
  const bars = barsOf(days)
  const { due, completed } = totalOf(days)

  return (
    <figure aria-labelledby="chart-caption">
      <figcaption id="chart-caption" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">Last {days.length} days</span>
        <span className="text-sm text-soft">{words.chart(completed, due)}</span>
      </figcaption>
      <div aria-hidden="true" className="mt-3">
        <svg aria-hidden="true" width="100%" height={heightPx} className="block">
          <line x1="0" x2="100%" y1={heightPx - 0.5} y2={heightPx - 0.5} className="stroke-line" />
          {bars.map((bar, index) => (
            <DayBar key={bar.date} bar={bar} x={(index * 100) / bars.length} step={100 / bars.length} />
          ))}
        </svg>
        <div className="mt-1.5 flex text-xs text-faint">
          {bars.map(({ date }, index) => (
            <span
              key={date}
              className={cx('flex-1 text-center', index === bars.length - 1 && 'font-semibold text-ink')}
            >
              {weekdayInWords(date)[0]}
            </span>
          ))}
        </div>
      </div>
      <details className="mt-2 -mb-3 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-semibold text-accent-text underline-offset-4 hover:underline">
          Show as a table
        </summary>
        <table className="w-full tabular-nums">
          <thead className="text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                Day
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Planned
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Completed
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {dateInWords(day.date)}
                </th>
                <td className="text-right">{day.due}</td>
                <td className="text-right">{day.completed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** An outline for planned reminders, filled up to the completed ones; a dot for a free day. */
function DayBar({ bar, x, step }: { bar: Bar; x: number; step: number }) {
  const left = `${x + step * 0.2}%`
  const width = `${step * 0.6}%`
  if (bar.due === 0) return <circle cx={`${x + step / 2}%`} cy={heightPx - 6} r="2" className="fill-edge" />

  return (
    <>
      <rect
        x={left}
        width={width}
        y={heightPx * (1 - bar.height) + 1}
        height={heightPx * bar.height + belowPx}
        rx="4"
        className="fill-teal-soft stroke-teal"
      />
      {bar.filled > 0 && (
        <rect
          x={left}
          width={width}
          y={heightPx * (1 - bar.filled) + 1}
          height={heightPx * bar.filled + belowPx}
          rx="4"
          className="fill-teal stroke-teal"
        />
      )}
    </>
  )
}
