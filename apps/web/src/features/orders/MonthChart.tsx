import type { Bar } from './bars.ts'

const height = 120
const step = 52

/** A bar per month; the table below contains the same figures. */
export function MonthChart({ bars }: { bars: readonly Bar[] }) {
  return (
    <svg
      viewBox={`0 0 ${bars.length * step} ${height + 24}`}
      aria-hidden="true"
      className="mx-auto mt-4 w-full max-w-96"
    >
      <path d={`M0 ${height + 0.5}H${bars.length * step}`} className="stroke-line" />
      {bars.map(({ long, label, share }, place) => {
        const tall = share === 0 ? 0 : Math.max(share * (height - 8), 3)
        const left = place * step + 10
        return (
          <g key={long}>
            <rect x={left} y={height - tall} width={step - 20} height={tall} rx="5" className="fill-teal" />
            <text x={left + (step - 20) / 2} y={height + 18} textAnchor="middle" className="fill-soft text-xs">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
