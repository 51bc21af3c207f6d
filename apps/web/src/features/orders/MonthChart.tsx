import { inWholeRupees } from '#platform/rupees.ts'

import type { Bar } from './bars.ts'

/** The height of the longest bar in pixels. */
const height = 110

/** A bar per month with its amount; the table below contains the same figures. */
export const MonthChart = ({ bars }: { bars: readonly Bar[] }) => (
  <div aria-hidden="true" className="mt-4 grid grid-cols-6 items-end text-center text-xs text-soft tabular-nums">
    {bars.map(({ long, label, total, share }) => (
      <div key={long}>
        {total > 0 && <p>{inWholeRupees(total)}</p>}
        <div className="border-b border-line px-2">
          <div
            className="mx-auto rounded-t-sm bg-teal"
            style={{ maxWidth: 48, height: share === 0 ? 0 : Math.max(Math.round(share * height), 3) }}
          />
        </div>
        <p className="pt-1">{label}</p>
      </div>
    ))}
  </div>
)
