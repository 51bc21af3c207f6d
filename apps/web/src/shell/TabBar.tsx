import { cart } from '@planner/contract/constants/orders'
import { Link, useLocation } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'

import type { BarProps } from './bar-props.ts'
import { CountBadge } from './CountBadge.tsx'
import { entries, isCurrent } from './entries.ts'

/** The four main links at the bottom of phones, with a gap in the middle for the add button. */
export function TabBar({ cartCount, onCart, onNear }: BarProps) {
  const [location] = useLocation()
  return (
    <nav
      aria-label="Tabs"
      className="tab-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-16 [@media(max-height:30rem)]:h-12">
        {entries.map((entry, place) => (
          <li key={entry.path} className={cx('flex min-w-0 flex-1', place === 2 && 'ml-16')}>
            <Link
              href={entry.path}
              aria-current={isCurrent(entry, location) ? 'page' : undefined}
              onTouchStart={() => onNear(entry.path)}
              onClick={() => entry.path === paths.cart && onCart()}
              className="group flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-soft -outline-offset-4 max-[18rem]:text-print aria-[current=page]:text-teal"
            >
              <span className="relative grid h-8 w-14 place-items-center rounded-full mouse:transition-colors group-aria-[current=page]:bg-teal-soft">
                <entry.Picture aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
              </span>
              <span className="[@media(max-height:30rem)]:sr-only">{entry.name}</span>
              {entry.path === paths.cart && (
                <CountBadge
                  count={cartCount}
                  cap={cart.mobileBadgeCap}
                  className="absolute -mt-8 ml-9 ring-2 ring-surface"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The path of the app shell, which stands for any page. */
export const appShellPath = '/app-shell'
