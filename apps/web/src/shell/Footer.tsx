import { legalTitles } from '@planner/contract/legal/names'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { now } from '#platform/time/clock.ts'
import { Mark } from '#ui/art/Mark.tsx'
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

export function Footer() {
  return (
    <footer className="mt-8 border-t border-line bg-sunk/60 pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0">
      <div className="mx-auto grid max-w-[80rem] gap-8 px-4 py-10 sm:px-6 md:grid-cols-[1.6fr_1fr_1fr]">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold">
            <Mark className="size-8" />
            {words.product}
          </p>
          <p className="mt-3 text-sm text-soft">{words.disclaimer}</p>
          <a
            href={`mailto:${words.feedbackMail}?subject=${encodeURIComponent('Feedback on Daily Planner')}`}
            className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent-text underline underline-offset-4"
          >
            Send feedback
          </a>
        </div>
        {groups.map((group) => (
          <nav key={group.name} aria-label={group.name} className="text-sm">
            <p className="font-semibold">{group.name}</p>
            <ul className="mt-1 grid grid-cols-2 gap-x-4 md:grid-cols-1">
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
      <p className="mx-auto flex max-w-[80rem] flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-5 text-sm text-soft sm:px-6">
        <span>
          © {now().getFullYear()} {words.product}
        </span>
        <span>{words.version}</span>
      </p>
    </footer>
  )
}
