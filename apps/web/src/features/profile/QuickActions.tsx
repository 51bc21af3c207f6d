import { CircleUserRound, ExternalLink, PackageCheck, ShieldCheck, ShoppingCart, Zap } from 'lucide-react'

import { paths } from '#paths.ts'
import { Card } from '#ui/Card.tsx'

const actions = [
  { path: paths.profile, name: 'Profile', Picture: CircleUserRound },
  { path: paths.cart, name: 'Cart', Picture: ShoppingCart },
  { path: paths.orders, name: 'Orders', Picture: PackageCheck },
  { path: paths.admin, name: 'Admin', Picture: ShieldCheck },
]

/** Links that open in a new tab. */
export const QuickActions = () => (
  <Card as="section" aria-labelledby="quick-actions">
    <h2 id="quick-actions" className="flex items-center gap-2.5 text-xl font-semibold">
      <Zap aria-hidden="true" className="size-5 text-accent-text" />
      Quick actions
    </h2>
    <ul className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-4 lg:grid-cols-2">
      {actions.map(({ path, name, Picture }) => (
        <li key={path} className="grid">
          <a
            href={path}
            target="_blank"
            rel="noopener"
            className="flex min-h-12 items-center gap-2.5 rounded-md border border-line px-3.5 font-medium no-underline mouse:transition-colors hover:border-edge hover:bg-sunk"
          >
            <Picture aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
            <span className="flex-1">{name}</span>
            <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-faint" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  </Card>
)
