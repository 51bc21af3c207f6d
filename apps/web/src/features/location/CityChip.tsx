import { cities } from '@planner/contract/constants/page'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown, LocateFixed, MapPin } from 'lucide-react'

import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/Spinner.tsx'

import { useCity } from './use-city.ts'
import { useLocate } from './use-locate.ts'
import { words } from './words.ts'

/** Loaded lazily: a long list that the first screen does not need. */
const moreCities = queryOptions({
  queryKey: ['city-names'],
  queryFn: async () => {
    const { cityNames } = await loadChunk(() => import('@planner/commerce/cities'))
    return cityNames.filter((name) => !(cities as readonly string[]).includes(name))
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/**
 * The current city; with `quiet`, inline text on phones. A tap locates the person; the arrow lists the best-known
 * cities.
 */
export function CityChip({ className, quiet = false }: { className?: string; quiet?: boolean }) {
  const { city, isDefault } = useCity()
  const { locate, choose, busy, found } = useLocate()
  const name = isDefault ? `${city} (default)` : city
  const known: readonly string[] = cities
  const { data: more } = useQuery(moreCities)

  return (
    <div className={cx('inline-flex shrink-0 flex-col items-start', className)}>
      <div
        className={cx(
          'inline-flex items-stretch rounded-full border border-line bg-surface text-sm font-semibold shadow-soft',
          quiet &&
            'max-md:border-transparent max-md:bg-transparent max-md:text-meta max-md:font-medium max-md:shadow-none',
        )}
      >
        <button
          type="button"
          aria-label={`${name}. Use my location`}
          title="Use my location"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => !busy && locate()}
          className={cx(
            'group flex min-h-11 items-center gap-2 rounded-l-full pr-2 pl-4 hover:bg-sunk',
            quiet && 'max-md:pr-0 max-md:pl-2',
          )}
        >
          <span className="grid size-4.5 place-items-center text-teal">
            {busy ? (
              <Spinner />
            ) : isDefault ? (
              <LocateFixed aria-hidden="true" className="size-4.5" />
            ) : (
              <MapPin aria-hidden="true" className="size-4.5" />
            )}
          </span>
          <span>
            {city}
            {isDefault && <span className={cx(quiet && 'max-md:hidden')}> (default)</span>}
          </span>
        </button>
        <div className="relative grid w-11 place-items-center rounded-r-full text-soft hover:bg-sunk has-focus-visible:outline-[2.5px] has-focus-visible:outline-teal">
          <ChevronDown aria-hidden="true" className="pointer-events-none size-4.5" />
          <select
            aria-label="Choose city"
            value={city}
            aria-disabled={busy}
            onChange={(event) => !busy && choose(event.target.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-r-full bg-transparent text-transparent opacity-0"
          >
            {!known.includes(city) && !more?.includes(city) && <option value={city}>{city}</option>}
            {known.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
            {more && (
              <optgroup label="More cities">
                {more.map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </div>
      </div>
      {/* Not a toast, which would cover the chip, where another city can be chosen. */}
      <output className="sr-only">{found && words.found(found.city)}</output>
      {found?.attribution && <p className="mt-1 pl-4 text-xs text-soft">{found.attribution}</p>}
    </div>
  )
}
