import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { adminFailure } from '../in-words.ts'
import { words } from '../words.ts'

type ListBodyProps<Data> = {
  query: UseQueryResult<Data>
  isEmpty: (data: Data) => boolean
  /** Shown instead of 'Nothing matches'. */
  empty?: ReactNode
  /** The text if the list fails to load, unless the person is not allowed to see it. */
  failure?: string | undefined
  /** Shows the whole list again. */
  onClear?: (() => void) | undefined
  children: (data: Data) => ReactNode
}

/** Shows a list, or its loading, empty or failed state. */
export function ListBody<Data>({ query, isEmpty, empty, failure, onClear, children }: ListBodyProps<Data>) {
  const { data, error, isFetching, refetch } = query

  if (data === undefined && error) {
    return (
      <Card>
        <ErrorState sentence={adminFailure(error, failure)} onRetry={() => void refetch()} pending={isFetching} />
      </Card>
    )
  }
  if (data === undefined) return <WaitingRows />
  if (!isEmpty(data)) return children(data)

  return (
    <Card>
      {empty || (
        <EmptyState
          art={<Medallion of={SearchX} />}
          title={words.noMatch}
          text={words.noMatchText}
          action={
            onClear && (
              <Button variant="secondary" onClick={onClear}>
                {words.clear}
              </Button>
            )
          }
        />
      )}
    </Card>
  )
}

/** A skeleton as high as a list that fills the screen. */
const WaitingRows = () => (
  <Card aria-busy="true" className="h-140 divide-y divide-line overflow-hidden px-4! py-0!">
    <span className="sr-only">Loading</span>
    {Array.from({ length: 9 }, (_, row) => (
      <div key={row} className="flex h-15.5 items-center gap-6">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-1/5 max-sm:hidden" />
        <Skeleton className="ml-auto h-4 w-16" />
      </div>
    ))}
  </Card>
)
