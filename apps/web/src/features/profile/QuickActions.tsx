import { paths } from '#paths.ts'

const actions = [
  { path: paths.profile, name: 'Profile' },
  { path: paths.cart, name: 'Cart' },
  { path: paths.orders, name: 'Orders' },
  { path: paths.admin, name: 'Admin' },
]

/** Links that open in a new tab: one quiet line, because every page has the same places in its bars. */
export const QuickActions = () => (
  <section aria-labelledby="quick-actions" className="px-5 pt-3 pb-1.5 md:px-6">
    <h2 id="quick-actions" className="font-sans text-meta font-medium tracking-normal text-soft">
      Quick actions
    </h2>
    <ul className="flex flex-wrap justify-between gap-x-2">
      {actions.map(({ path, name }) => (
        <li key={path}>
          <a
            href={path}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center text-sm text-soft no-underline hover:underline"
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
