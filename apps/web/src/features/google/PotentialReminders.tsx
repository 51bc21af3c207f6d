import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { MailOpen, Sparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { GoogleBlock } from './GoogleBlock.tsx'
import { suggestionsOptions } from './queries.ts'
import { Suggestion } from './Suggestion.tsx'
import { words } from './words.ts'

/** Suggestions from mail to be accepted or dismissed. */
export function PotentialReminders({ isConnected }: { isConnected: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(suggestionsOptions)
  const list = useFocusWhenAnswered(data?.length)

  return (
    <GoogleBlock
      title="Potential reminders"
      text={words.potential}
      Picture={Sparkles}
      aside={data && data.length > 0 && <Badge tone="accent">{data.length}</Badge>}
      className="lg:col-span-2"
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {!data && isError && (
          <ErrorState sentence={failures.googleSuggestions} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !isError && <Skeleton className="h-56 rounded-lg!" />}
        {/* Without a connection nothing can be found, and one line says so. */}
        {data?.length === 0 && !isConnected && <p className="text-sm text-soft">{words.connectToFind}</p>}
        {data?.length === 0 && isConnected && (
          <EmptyState
            art={<Medallion of={MailOpen} />}
            title={words.noPotential}
            text={words.noPotentialText}
            className="pt-2! pb-6!"
          />
        )}
        {data && data.length > 0 && (
          <ul className="grid gap-3 lg:grid-cols-2 lg:gap-4">
            {data.map((suggestion) => (
              <Suggestion key={suggestion.id} suggestion={suggestion} />
            ))}
          </ul>
        )}
      </div>
    </GoogleBlock>
  )
}

/** Moves focus to the list when the suggestion that had it disappears. */
function useFocusWhenAnswered(count: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)

  useEffect(() => {
    const hasFewer = count !== undefined && before.current !== undefined && count < before.current
    if (hasFewer && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])

  return list
}
