import { ChevronRight, KeyRound, type LucideIcon, SlidersHorizontal, Sunrise } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { openTour } from '#features/onboarding/open-tour.ts'
import { paths } from '#paths.ts'
import { Card } from '#ui/Card.tsx'
import { QuickActions } from './QuickActions.tsx'
import { words } from './words.ts'

/** Links to the tour, to the personal settings, and to other pages in a new tab. */
export const Shortcuts = () => (
  <Card className="divide-y divide-line p-0! md:p-0!">
    <button type="button" onClick={openTour} className={row}>
      <Inside of={Sunrise} name="App tutorial">
        {words.tutorial}
      </Inside>
    </button>
    <Link href={paths.settings} className={row}>
      <Inside of={SlidersHorizontal} name="Settings">
        {words.toSettings}
      </Inside>
    </Link>
    <Link href={`${paths.settings}#account`} className={row}>
      <Inside of={KeyRound} name="Account and privacy">
        {words.toAccount}
      </Inside>
    </Link>
    <QuickActions />
  </Card>
)

const row =
  'flex w-full items-center gap-3.5 px-5 py-3.5 text-left no-underline mouse:transition-colors hover:bg-sunk/60 first:rounded-t-xl md:px-6'

const Inside = ({ of: Picture, name, children }: { of: LucideIcon; name: string; children: ReactNode }) => (
  <>
    <Picture aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
    <span className="min-w-0 flex-1">
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-soft">{children}</span>
    </span>
    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
  </>
)
