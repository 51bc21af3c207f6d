import type { ReactNode } from 'react'
import { useWide } from '#platform/use-wide.ts'
import { cx } from '#ui/cx.ts'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  className?: string
}

type DataTableProps<Row> = {
  /** The table's accessible name. */
  label: string
  /** The first column is the row header; one called 'Actions' comes last and contains the buttons. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Whether other rows are being loaded. */
  stale?: boolean
  /** On a card, a single line of facts below the title, instead of one line for each column. */
  brief?: (row: Row) => ReactNode
  /** On a card, the title, if the table's first cell contains more. */
  title?: (row: Row) => ReactNode
}

/** The table's surface. While new rows load it is sunken; faded text would be unreadable. */
const sheet =
  'rounded-xl border border-line bg-surface shadow-soft mouse:transition-colors group-aria-busy/list:bg-sunk'

/** A list as a table on wide screens, and as cards on a phone. */
export function DataTable<Row>({ stale = false, ...props }: DataTableProps<Row>) {
  const wide = useWide()

  return (
    <div aria-busy={stale} className="group/list">
      {wide ? <Wide {...props} /> : <Cards {...props} />}
    </div>
  )
}

const Wide = <Row,>({ label, columns, rows, keyOf }: DataTableProps<Row>) => (
  <div className={cx('overflow-x-auto', sheet)}>
    <table aria-label={label} className="w-full border-collapse text-left text-md">
      <thead>
        <tr className="border-b border-line text-sm text-soft">
          {columns.map(({ name, className }) => (
            <th
              key={name}
              scope="col"
              className={cx(
                'px-2 py-3 font-semibold first:pl-4 last:pr-3 lg:px-3 lg:first:pl-6 lg:last:pr-4',
                className,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="relative mouse:transition-colors hover:bg-sunk/60">
            {columns.map(({ name, cell, className }, place) => {
              const Cell = place === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={name}
                  {...(place === 0 && { scope: 'row' as const })}
                  className={cx(
                    'px-2 py-2.5 align-middle font-normal first:pl-4 last:pr-3 lg:px-3 lg:first:pl-6 lg:last:pr-4',
                    className,
                  )}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function Cards<Row>({ label, columns, rows, keyOf, brief, title }: DataTableProps<Row>) {
  const [first, ...others] = columns
  const actions = others.find(({ name }) => name === 'Actions')

  return (
    <ul aria-label={label} className={cx('divide-y divide-line', sheet)}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={brief ? 'relative flex items-center gap-3 px-4 py-2.5' : 'p-4'}>
          <div className="min-w-0 flex-1">
            {(title ?? first?.cell)?.(row)}
            {brief?.(row)}
          </div>
          {brief ? (
            actions?.cell(row)
          ) : (
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-md">
              {others.map(({ name, cell }) => (
                <div key={name} className="contents">
                  <dt className="text-sm text-soft">{name}</dt>
                  <dd className="min-w-0 justify-self-end text-right">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
