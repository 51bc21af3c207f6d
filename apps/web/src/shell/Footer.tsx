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

/** The legal pages, the disclaimer and the version; four lines on a phone, which needs no second menu inside the app. */
export function Footer() {
  return (
    <footer className="mt-8 border-t border-line pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
      <div className="mx-auto grid max-w-[80rem] gap-x-8 px-4 sm:px-6 max-md:py-1.5 md:grid-cols-[1.6fr_1fr_1fr] md:pt-8">
        {/* On a phone one paragraph. */}
        <div className="text-soft max-md:text-xs md:contents md:text-sm">
          <div className="max-md:inline md:max-w-sm">
            <p className="flex items-center gap-2.5 font-serif text-lg font-semibold text-ink max-md:hidden">
              <Mark className="size-8" />
              {words.product}
            </p>
            <p className="max-md:inline md:mt-3">{words.disclaimer}</p>{' '}
          </div>
          <p className="max-md:inline md:order-last md:col-span-3 md:mt-8 md:flex md:justify-between md:border-t md:border-line md:py-4">
            <span>
              © {now().getFullYear()} {words.product}
            </span>{' '}
            <span>{words.version}</span>
          </p>
        </div>
        {groups.map((group) => (
          <nav
            key={group.name}
            aria-label={group.name}
            className={cx('min-w-0 text-meta md:text-sm', group.name === 'Planner' && 'max-md:hidden')}
          >
            <p className="font-semibold max-md:sr-only">{group.name}</p>
            <ul className="flex flex-wrap gap-x-4 md:mt-1 md:block">
              {group.links.map(([path, name]) => (
                <li key={path}>
                  <Link href={path} className={link}>
                    {name}
                  </Link>
                </li>
              ))}
              {group.name === 'Legal' && (
                <li>
                  <a
                    href={`mailto:${words.feedbackMail}?subject=${encodeURIComponent('Feedback on Daily Planner')}`}
                    className={link}
                  >
                    Send feedback
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

const link = 'inline-flex min-h-9 items-center text-soft underline-offset-4 hover:text-ink hover:underline'
