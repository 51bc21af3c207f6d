import { inRupees } from '#platform/rupees.ts'

import type { Bar } from './bars.ts'

type BarTableProps = { caption: string; head: string; rows: readonly Bar[]; drawn?: boolean }

/** The figures behind a chart; with `drawn`, each has a bar below it. */
export function BarTable({ caption, head, rows, drawn = false }: BarTableProps) {
  if (rows.length === 0) return null

  return (
    <table className="mt-5 w-full border-collapse text-md">
      <caption className="pb-1 text-left text-sm font-semibold text-soft">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head} and orders</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ long, orders, total, share }) => (
          <tr key={long} className="border-t border-line">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {long}{' '}
              <span className="text-sm text-soft">
                · {orders} {orders === 1 ? 'order' : 'orders'}
              </span>
              {drawn && (
                <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunk">
                  <span
                    className="block h-full rounded-full bg-teal"
                    style={{ width: `${Math.max(share * 100, 2)}%` }}
                  />
                </span>
              )}
            </th>
            <td className="py-2 text-right font-semibold whitespace-nowrap tabular-nums">{inRupees(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
