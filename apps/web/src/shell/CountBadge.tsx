import { cx } from '#ui/cx.ts'

import { capped } from './capped.ts'

/** The number of items in the cart; renders nothing for 0. */
export function CountBadge({ count, cap, className }: { count: number; cap: number; className?: string }) {
  if (count <= 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-xs leading-none font-bold text-on-accent tabular-nums',
          className,
        )}
      >
        {capped(count, cap)}
      </span>
      <span className="sr-only">
        {' '}
        ({count} {count === 1 ? 'item' : 'items'})
      </span>
    </>
  )
}
