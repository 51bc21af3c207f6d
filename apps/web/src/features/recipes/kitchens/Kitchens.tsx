import { failures } from '@planner/contract/failures'
import type { PlaceInList, Recipe } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'

import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '../words.ts'
import { Kitchen } from './Kitchen.tsx'
import { placesOptions } from './queries.ts'

type KitchensProps = {
  place: string | null
  vegOnly: boolean
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
}

/** The kitchens of India by region, or the selected one. */
export default function Kitchens({ place, ...rest }: KitchensProps) {
  return place === null ? <KitchenList /> : <Kitchen key={place} place={place} {...rest} />
}

const regions = ['North', 'West', 'Central', 'East', 'Northeast', 'South', 'Pan-India']

function KitchenList() {
  const { data, isError, isFetching, refetch } = useQuery(placesOptions)

  return (
    <Card as="section" aria-labelledby="kitchens">
      <h2 id="kitchens" className="text-xl font-semibold">
        {words.kitchens}
      </h2>
      <p className="mt-0.5 text-soft">{words.kitchensText}</p>
      {data && (
        <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          {regions.map((region) => (
            <Region key={region} region={region} places={data.places.filter((one) => one.region === region)} />
          ))}
        </dl>
      )}
      {!data && isError && (
        <ErrorState sentence={failures.placesFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-80" />}
    </Card>
  )
}

const Region = ({ region, places }: { region: string; places: readonly PlaceInList[] }) => (
  <>
    <dt className="pt-2.5 text-sm font-semibold text-soft">{region}</dt>
    <dd>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
        {places.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#place=${id}`}
              className="flex min-h-11 items-center border-b border-line text-md text-ink no-underline mouse:transition-colors hover:text-accent-text hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </dd>
  </>
)
