import { Router } from 'wouter'

import { AgendaSkeleton } from '#features/reminders/AgendaSkeleton.tsx'
import { routes } from '#routes.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { words } from '#words.ts'

import { MainLinks } from './MainLinks.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBarFrame } from './TopBarFrame.tsx'

/**
 * The outline of a signed-in page: written into index.html by the build, it stands there until the page itself is drawn,
 * with everything in the place that it will have. /boot.js writes the page's title and marks its entry. The links work.
 */
export function Outline() {
  return (
    // On no page of ours: which entry is the current one is not known yet.
    <Router ssrPath="/outline">
      <div className="flex min-h-dvh flex-col">
        <TopBarFrame>
          <MainLinks cartCount={0} onCart={nothing} className="mr-auto hidden md:flex" />
          <Skeleton className="mx-1 size-9 rounded-full!" />
          <span className="size-11 md:hidden" />
        </TopBarFrame>
        <div className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 sm:px-6 md:py-10">
          <div className="mb-6 md:mb-8">
            <p
              data-titles={JSON.stringify(titles)}
              className="font-serif text-[1.75rem]/tight font-semibold md:text-4xl"
            >
              {words.headings.dashboard}
            </p>
            <p className="mt-1.5 max-sm:min-h-12">
              <Spinner label={words.loading} />
            </p>
            <Skeleton className="outline-of-dashboard mt-3 h-11 w-48 rounded-full! md:hidden" />
          </div>
          <div className="outline-of-dashboard">
            <Skeleton className="h-13 rounded-lg" />
            <div className="mt-4 grid gap-4 md:grid-cols-[21rem_minmax(0,1fr)] md:gap-5 lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-6">
              <Skeleton className="h-48 rounded-xl md:h-[27rem]" />
              <Card className="p-0! pt-16!">
                <AgendaSkeleton />
              </Card>
            </div>
          </div>
          <Skeleton className="outline-of-others h-72 rounded-xl" />
        </div>
        <TabBar cartCount={0} onCart={nothing} />
      </div>
    </Router>
  )
}

const titles = Object.fromEntries(routes.map(({ path, heading }) => [path, heading]))

const nothing = () => {}
