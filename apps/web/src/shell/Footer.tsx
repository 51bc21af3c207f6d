import { legalTitles } from '@planner/contract/legal/names'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { now } from '#platform/time/clock.ts'
import { Mark } from '#ui/art/Mark.tsx'
import { cx } from '#ui/cx.ts'
import { words } from '#words.ts'

const groups = [
  {
    name: 'Planner',
    links: [
      [paths.dashboard, 'Dashboard'],
      [paths.recipes, 'Recipes'],
      [paths.cart, 'Cart'],
      [paths.orders, 'Orders'],
      [paths.settings, 'Settings'],
    ],
  },
  {
    name: 'Legal',
    links: [
      [paths.privacyPolicy, legalTitles.privacy],
      [paths.termsConditions, legalTitles.terms],
      [paths.cookiesPolicy, legalTitles.cookies],
      [paths.disclaimer, legalTitles.disclaimer],
    ],
  },
] as const

/**
 * The legal pages, the disclaimer and the version; four lines on a phone, which needs no second menu inside the app.
 */
export function Footer() {
  return (
    <footer className="mt-8 border-t border-line pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
      <div className="mx-auto grid max-w-[80rem] gap-x-8 px-4 sm:px-6 max-md:py-2 md:grid-cols-[1.6fr_1fr_1fr] md:py-8">
        <div className="md:max-w-sm">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold max-md:hidden">
            <Mark className="size-8" />
            {words.product}
          </p>
          <p className="text-soft max-md:text-xs md:mt-3 md:text-sm">{words.disclaimer}</p>
          <a
            href={`mailto:${words.feedbackMail}?subject=${encodeURIComponent('Feedback on Daily Planner')}`}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent-text underline underline-offset-4 max-md:hidden"
          >
            Send feedback
          </a>
        </div>
        {groups.map((group) => (
          <nav
            key={group.name}
            aria-label={group.name}
            className={cx('min-w-0 text-meta md:text-sm', group.name === 'Planner' && 'max-md:hidden')}
          >
            <p className="font-semibold max-md:sr-only">{group.name}</p>
            <ul className="flex gap-x-4 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:[scrollbar-width:none] md:mt-1 md:grid md:grid-cols-1">
              {group.links.map(([path, name]) => (
                <li key={path}>
                  <Link
                    href={path}
                    className="inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline md:min-h-9"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="mx-auto flex max-w-[80rem] flex-wrap justify-between gap-x-6 gap-y-1 px-4 text-soft sm:px-6 max-md:pb-2 max-md:text-xs md:border-t md:border-line md:py-4 md:text-sm">
        <span>
          © {now().getFullYear()} {words.product}
        </span>
        <span>{words.version}</span>
      </p>
    </footer>
  )
}
