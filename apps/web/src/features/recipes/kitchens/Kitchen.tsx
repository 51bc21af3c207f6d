import { failures } from '@planner/contract/failures'
import type { PlacePage, Recipe } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useWide } from '#platform/use-wide.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Picture } from '../card/Picture.tsx'
import { RecipeGrid } from '../card/RecipeGrid.tsx'
import { RecipeRows } from '../card/RecipeRows.tsx'
import { useFourColumns } from '../card/use-four-columns.ts'
import { words } from '../words.ts'
import { placeOptions } from './queries.ts'

type KitchenProps = {
  place: string
  vegOnly: boolean
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

/** A place's kitchen: its typical plate, seasonal produce, and ten of its dishes. */
export function Kitchen({ place, vegOnly, onView, onShare }: KitchenProps) {
  const { data, isError, isFetching, refetch } = useQuery(placeOptions(place, vegOnly))
  const Dishes = useFourColumns() ? RecipeGrid : RecipeRows
  const isWide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data !== undefined
  const last = data?.recipes.at(-1)
  // It replaces the list whose link was followed, so it takes focus.
  useEffect(() => {
    if (!isThere) return
    heading.current?.focus({ preventScroll: true })
    // Scrolls so that the back link is visible below the app bar.
    heading.current?.closest('section')?.scrollIntoView()
  }, [isThere])

  return (
    <section aria-labelledby="kitchen" className="flex scroll-mt-2 flex-col gap-3 lg:gap-5">
      <a
        href="#place="
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-md text-sm font-semibold text-accent-text hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {words.allKitchens}
      </a>
      {data && (
        <>
          <Card className="overflow-hidden p-0! md:p-0!">
            <div className="flex items-stretch">
              <div className="min-w-0 flex-1 px-4 py-3.5 md:px-6 md:py-4">
                <h2 id="kitchen" ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
                  {data.name}
                </h2>
                <p className="mt-1 max-w-prose text-soft max-sm:text-md">{data.note}</p>
                {isWide && <Facts page={data} of="all" className="mt-4 gap-y-2.5" />}
              </div>
              {/* Not the first dish, whose card is right below. */}
              {last && <Picture svg={last.placeholder} className="w-1/3 shrink-0 object-cover" />}
            </div>
            {!isWide && <Facts page={data} of="plate" className={cx(line, 'px-4')} />}
          </Card>
          {data.recipes.length > 0 ? (
            <Dishes recipes={data.recipes} onView={onView} onShare={onShare} />
          ) : (
            <p className="text-soft">{words.kitchenHidden}</p>
          )}
          {/* The longest of the facts is on a phone below the dishes, because people come for those. */}
          {!isWide && <Facts page={data} of="season" className={line} />}
          {data.neighbours.length > 0 && (
            <section aria-labelledby="next-door">
              <h3 id="next-door" className="mb-2 text-base font-semibold">
                {words.nextDoor}
              </h3>
              <ul className="flex flex-wrap gap-2">
                {data.neighbours.map(({ id, name }) => (
                  <li key={id}>
                    <a
                      href={`#place=${id}`}
                      className={buttonClass({ variant: 'secondary', size: 'sm', className: 'rounded-full!' })}
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {!data && isError && (
        <Card>
          <ErrorState sentence={failures.placesFetch} onRetry={() => void refetch()} pending={isFetching} />
        </Card>
      )}
      {!data && !isError && (
        <div className="min-h-dvh">
          <Skeleton className="h-110 rounded-xl!" />
        </div>
      )}
    </section>
  )
}

/** A line above the facts. */
const line = 'gap-y-1 border-t border-line py-3'

function Facts({ page, of, className }: { page: PlacePage; of: 'all' | 'plate' | 'season'; className: string }) {
  const plate: Fact[] = [
    ['On the plate', page.plate],
    ['Staples', page.staples],
    ['Cooked in', page.fats],
    ['Souring', page.souring],
    ['To drink', page.drink ? [page.drink] : []],
  ]
  const season: Fact = [`In season in ${page.month}`, page.in_season]
  const facts = { all: [...plate, season], plate, season: [season] }[of].filter(([, list]) => list.length > 0)
  if (facts.length === 0) return null

  return (
    <dl className={cx('grid gap-x-6 sm:grid-cols-3', className)}>
      {facts.map(([name, list]) => (
        // The seasonal list is long, so it has a line to itself; on a phone names and lists stand side by side.
        <div
          key={name}
          className={cx(
            'grid flex-col grid-cols-[5rem_minmax(0,1fr)] gap-x-3 sm:flex',
            list === page.in_season && 'sm:col-span-3',
          )}
        >
          <dt className="text-xs leading-5 font-semibold text-soft">{name}</dt>
          <dd className="text-sm first-letter:uppercase">{list.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = [name: string, list: readonly string[]]
