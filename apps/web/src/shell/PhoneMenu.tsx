import { cart } from '@planner/contract/constants/orders'
import { LogOut, type LucideIcon, ShoppingBasket } from 'lucide-react'
import { Link, useLocation } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'

import { accountEntries } from './account-entries.ts'
import type { BarProps } from './bar-props.ts'
import { CountBadge } from './CountBadge.tsx'
import { entries, isCurrent } from './entries.ts'
import { signOutAsked } from './sign-out.ts'

export type PhoneMenuProps = Omit<BarProps, 'onNear'> & { onSelect: () => void }

/** The menu behind the menu button on phones. Selecting anything closes it. */
export function PhoneMenu({ cartCount, onCart, onSelect }: PhoneMenuProps) {
  const [location] = useLocation()
  const { is_admin } = useUser()

  return (
    <div
      id="phone-menu"
      className="moves-in absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-y border-line bg-paper px-2 py-2 shadow-lifted md:hidden"
    >
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              aria-current={isCurrent(entry, location) ? 'page' : undefined}
              onClick={() => {
                if (entry.path === paths.cart) onCart()
                onSelect()
              }}
              className={row}
            >
              <Picture of={entry.Picture} />
              {entry.name}
              {entry.path === paths.cart && <CountBadge count={cartCount} cap={cart.mobileBadgeCap} />}
            </Link>
          </li>
        ))}
        <li>
          <Link href={`${paths.recipes}#list`} onClick={onSelect} className={row}>
            <Picture of={ShoppingBasket} />
            Shopping list
          </Link>
        </li>
      </ul>
      <ul aria-label="Account" className="mt-2 border-t border-line pt-2">
        {accountEntries(is_admin).map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              aria-current={location === entry.path ? 'page' : undefined}
              onClick={onSelect}
              className={row}
            >
              <Picture of={entry.Picture} />
              {entry.name}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={signOutAsked.tell} className={row}>
            <Picture of={LogOut} />
            Logout
          </button>
        </li>
      </ul>
    </div>
  )
}

const row =
  'flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left font-medium hover:bg-sunk aria-[current=page]:bg-teal-soft aria-[current=page]:text-teal'

const Picture = ({ of: Of }: { of: LucideIcon }) => (
  <Of aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.9} />
)
