import type { Spend } from '@planner/contract/orders'

import { inRupees } from '#platform/rupees.ts'
import { monthInWords } from '#platform/time/date-in-words.ts'
import { words } from './words.ts'

/** Each member's share of the household's orders by month; renders nothing if there are no orders. */
export function MemberTable({ rows }: { rows: NonNullable<Spend['members']> }) {
  if (rows.length === 0) return null
  const months = [...new Set(rows.map(({ month }) => month))].toReversed().slice(0, 6)

  return (
    <table className="mt-5 w-full border-collapse text-md">
      <caption className="pb-1 text-left text-sm font-semibold text-soft">{words.spendMembers}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Month and member</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {months.flatMap((month) =>
          rows
            .filter((one) => one.month === month)
            .map(({ member_id: id, name, total }) => (
              <tr key={`${month} ${id}`} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {monthInWords(`${month}-15`)}, {name ?? words.hasLeft}
                </th>
                <td className="py-2 text-right font-semibold whitespace-nowrap tabular-nums">{inRupees(total)}</td>
              </tr>
            )),
        )}
      </tbody>
    </table>
  )
}
