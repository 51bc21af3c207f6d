import { google as limits } from '@planner/contract/constants/google'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { CalendarSync, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'

import { ConnectionRow } from '#features/google/ConnectionRow.tsx'
import { connectionOptions } from '#features/google/queries.ts'
import { paths } from '#paths.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Section } from './Section.tsx'
import { words } from './words.ts'

/** The Google connection with a button to change it, and a link to its page. Rendered once loaded. */
export function GoogleSection() {
  // Not refetched on mount: the sections wait for this answer, so it is current.
  const { data, isError, isFetching, refetch } = useQuery({ ...connectionOptions, refetchOnMount: false })

  return (
    <Section id="google" title="Google" text={words.google} Picture={CalendarSync} tone="teal">
      <div>
        {!data && isError && (
          <ErrorState sentence={failures.googleStatus} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {data && <ConnectionRow connection={data} refetchMs={limits.refetchMs.settings} />}
      </div>
      <Link href={paths.google} className="group flex min-h-11 items-center gap-3 no-underline">
        <span className="min-w-0 flex-1 group-hover:text-accent-text">
          <span className="block font-medium">Open Google</span>
          <span className="block text-sm text-soft">{words.toGoogle}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </Section>
  )
}
