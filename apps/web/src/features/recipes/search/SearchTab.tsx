import type { Recipe } from '@planner/contract/recipes'
import { CookingPot, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '#words.ts'

import { RecipeGrid } from '../RecipeGrid.tsx'
import { RegionFilter } from '../RegionFilter.tsx'
import { regionsOf } from '../regions.ts'
import { SearchBox } from './SearchBox.tsx'
import type { Search } from './use-search.ts'

const ideas = ['Palak paneer', 'Kerala fish curry', 'Rajma', 'Jain snacks', 'Sabudana', 'Biryani']

type SearchTabProps = {
  search: Search
  vegOnly: boolean
  region: string
  onRegion: (region: string) => void
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

export function SearchTab({ search, vegOnly, region, onRegion, onView, onShare }: SearchTabProps) {
  const { state } = search
  const results = useRef<HTMLElement>(null)
  useEffect(() => {
    const top = results.current?.getBoundingClientRect().top ?? 0
    // On a phone the results begin below what is seen.
    if (state.kind === 'found' && top > window.innerHeight * 0.6)
      results.current?.scrollIntoView({ behavior: 'smooth' })
  }, [state])

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2.5 sm:flex-row">
        <div className="min-w-0 flex-1">
          <SearchBox search={search} vegOnly={vegOnly} region={region} onView={onView} />
        </div>
        <RegionFilter regions={regionsOf([])} value={region} onChange={onRegion} />
      </div>
      {state.kind === 'none' && (
        <Card>
          <EmptyState
            art={<Medallion of={CookingPot} />}
            title={words.recipes.beforeSearch}
            text={words.recipes.beforeSearchText}
            action={
              <div className="flex flex-wrap justify-center gap-2">
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
            }
          />
        </Card>
      )}
      {state.kind === 'searching' && <GridSkeleton />}
      {state.kind === 'failed' && (
        <Card>
          <ErrorState sentence={state.sentence} onRetry={() => search.submit()} />
        </Card>
      )}
      {state.kind === 'found' && state.recipes.length === 0 && (
        <Card>
          <EmptyState
            art={<Medallion of={SearchX} />}
            title={words.recipes.noResults}
            text={words.recipes.noResultsText}
          />
        </Card>
      )}
      {state.kind === 'found' && state.recipes.length > 0 && (
        <section ref={results} aria-labelledby="search-results" className="scroll-mt-20">
          <h2 id="search-results" className="mb-3 text-xl font-semibold">
            {words.recipes.results(state.recipes.length)}
          </h2>
          <RecipeGrid recipes={state.recipes} onView={onView} onShare={onShare} />
        </section>
      )}
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
