import { inWholeRupees } from '#platform/rupees.ts'

import type { Bar } from './bars.ts'

const top = 20
const height = 110
const step = 62

/** A bar per month; the table below contains the same figures. */
export function MonthChart({ bars }: { bars: readonly Bar[] }) {
  return (
    <svg viewBox={`0 0 ${bars.length * step} ${top + height + 24}`} aria-hidden="true" className="mt-4 w-full">
      <path d={`M0 ${top + height + 0.5}H${bars.length * step}`} className="stroke-line" />
      {bars.map(({ long, label, total, share }, place) => {
        const tall = share === 0 ? 0 : Math.max(share * height, 3)
        const left = place * step + 12
        return (
          <g key={long}>
            <rect x={left} y={top + height - tall} width={step - 24} height={tall} rx="5" className="fill-teal" />
            {total > 0 && (
              <text
                x={left + (step - 24) / 2}
                y={top + height - tall - 6}
                textAnchor="middle"
                className="fill-soft text-print tabular-nums"
              >
                {inWholeRupees(total)}
              </text>
            )}
            <text x={left + (step - 24) / 2} y={top + height + 18} textAnchor="middle" className="fill-soft text-xs">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
