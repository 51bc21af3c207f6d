import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useWide } from '#platform/use-wide.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Kitchens } from '../kitchens/lazy-kitchens.ts'
import { RegionFilter } from '../plan/RegionFilter.tsx'
import { regionsOf } from '../plan/regions.ts'
import { words } from '../words.ts'
import { SearchBox } from './SearchBox.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { Search } from './use-search.ts'

const ideas = ['Palak paneer', 'Kerala fish curry', 'Rajma', 'Jain snacks', 'Sabudana', 'Biryani']

/** The height needed to show the input, filter and suggestions, or the first results. */
const roomPx = 440

type SearchTabProps = {
  search: Search
  /** The kitchen named in the address. */
  place: string | null
  vegOnly: boolean
  region: string
  onRegion: (region: string) => void
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

export default function SearchTab({ search, place, vegOnly, region, onRegion, onView, onShare }: SearchTabProps) {
  const isWide = useWide()
  const { state } = search
  const whole = useRef<HTMLDivElement>(null)
  // On a phone, suggestions and results would otherwise start below the visible area.
  const raise = useCallback(() => {
    const top = whole.current?.getBoundingClientRect().top ?? 0
    if (window.innerHeight - top < roomPx) whole.current?.scrollIntoView({ behavior: 'smooth' })
  }, [])
  useEffect(() => {
    if (state.kind === 'found' || state.kind === 'failed') raise()
  }, [state, raise])

  return (
    <div ref={whole} className="flex min-h-[80dvh] scroll-mt-4 flex-col gap-5">
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <div className="min-w-0 flex-1">
          <SearchBox search={search} vegOnly={vegOnly} region={region} onView={onView} onType={raise} />
        </div>
        <RegionFilter regions={regionsOf([])} value={region} onChange={onRegion} large={isWide} />
      </div>
      {state.kind === 'none' && place === null && (
        <section aria-labelledby="before-search">
          <h2 id="before-search" className="text-xl font-semibold">
            {words.beforeSearch}
          </h2>
          <p className="mt-0.5 text-soft">{words.beforeSearchText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {ideas.map((idea) => (
              <Button
                key={idea}
                variant="secondary"
                size="sm"
                className="rounded-full!"
                onClick={() => {
                  search.setQuery(idea)
                  search.submit(idea)
                }}
              >
                {idea}
              </Button>
            ))}
          </div>
        </section>
      )}
      {state.kind === 'none' && (
        <Suspense fallback={null}>
          <Kitchens place={place} vegOnly={vegOnly} onView={onView} onShare={onShare} />
        </Suspense>
      )}
      {state.kind === 'searching' && <GridSkeleton />}
      {state.kind === 'failed' && (
        <Card>
          <ErrorState sentence={state.sentence} onRetry={() => search.submit()} />
        </Card>
      )}
      {state.kind === 'found' && <SearchResults {...state} onView={onView} onShare={onShare} />}
    </div>
  )
}

const GridSkeleton = () => (
  <output className="grid gap-4 min-[40rem]:grid-cols-2 lg:gap-5 xl:grid-cols-4">
    <span className="sr-only">Searching</span>
    {[1, 2, 3, 4].map((key) => (
      <Skeleton key={key} className="h-110 rounded-xl!" />
    ))}
  </output>
)
