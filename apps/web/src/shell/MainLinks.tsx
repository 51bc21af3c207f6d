import { cart } from '@planner/contract/constants/orders'
import { Link, useLocation } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'

import type { BarProps } from './bar-props.ts'
import { CountBadge } from './CountBadge.tsx'
import { entries, isCurrent } from './entries.ts'

/** The four main links in a row. */
export function MainLinks({ cartCount, onCart, onNear, className }: BarProps & { className?: string }) {
  const [location] = useLocation()
  return (
    <ul className={cx('gap-1', className)}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link
            href={entry.path}
            aria-current={isCurrent(entry, location) ? 'page' : undefined}
            onPointerEnter={() => onNear(entry.path)}
            onClick={() => entry.path === paths.cart && onCart()}
            className="flex min-h-11 items-center gap-2 rounded-md px-2.5 font-medium lg:px-3.5 text-soft mouse:transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:bg-teal-soft aria-[current=page]:text-teal"
          >
            <entry.Picture aria-hidden="true" className="size-4.5 max-lg:hidden" strokeWidth={1.9} />
            {entry.name}
            {entry.path === paths.cart && <CountBadge count={cartCount} cap={cart.desktopBadgeCap} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
