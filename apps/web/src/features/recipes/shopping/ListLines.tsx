import { cx } from '#ui/cx.ts'

import { rupees } from '../rupees.ts'
import { byAisle, type Item } from './by-aisle.ts'
import type { usePantry } from './use-pantry.ts'

/** The list by aisle; what is at home is struck through. */
export function ListLines({ items, pantry }: { items: readonly Item[]; pantry: ReturnType<typeof usePantry> }) {
  return (
    <div className="space-y-4 print:columns-2 print:gap-8 print:space-y-2 print:text-sm">
      {byAisle(items).map(([aisle, lines]) => (
        <section key={aisle} aria-label={aisle}>
          <h3 className="sticky -top-1 z-10 bg-surface py-1.5 text-base font-semibold text-accent-text print:static">
            {aisle}
          </h3>
          <ul className="divide-y divide-line">
            {lines.map((item) => {
              const has = pantry.has(item.id)
              return (
                <li
                  key={item.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 print:py-1"
                >
                  <div className={cx(has && 'text-faint line-through')}>
                    <p className="flex flex-wrap justify-between gap-x-3">
                      <span className="font-medium">{item.name.charAt(0).toUpperCase() + item.name.slice(1)}</span>
                      <span className="font-semibold tabular-nums">{rupees(item.price)}</span>
                    </p>
                    <p className={cx('text-sm print:text-xs', !has && 'text-soft')}>
                      {item.buy} <span aria-hidden="true">·</span> {item.measure}
                    </p>
                  </div>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-soft print:min-h-0">
                    <input
                      type="checkbox"
                      checked={has}
                      aria-label={`I have this: ${item.name}`}
                      onChange={() => pantry.toggle(item.id)}
                      className="size-5 accent-teal"
                    />
                    <span aria-hidden="true" className="max-sm:hidden print:hidden">
                      I have this
                    </span>
                  </label>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
