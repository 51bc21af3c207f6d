import type { Table } from '@planner/contract/legal/document'

import { Line } from './Line.tsx'

/** A table; on phones each row is a block whose cells name their columns. */
export function LegalTable({ table: { head, rows } }: { table: Table }) {
  return (
    <table className="legal-table w-full text-md">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">
              <Line text={first!} />
            </th>
            {others.map((cell, place) => (
              <td key={head[place + 1]} data-column={head[place + 1]}>
                <Line text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
