import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Plus, ReceiptText } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { boughtOptions } from './queries.ts'
import { useListChanges } from './use-changes.ts'
import { listWords } from './words.ts'

/** Purchased items, newest first, which can be added again. */
export function Bought() {
  const { time_zone: zone } = useUser()
  const today = dayAt(useNow(), zone)
  const { data, isError, refetch, isFetching } = useQuery(boughtOptions)
  const { add } = useListChanges()
  if (!data) {
    return isError ? (
      <ErrorState sentence={failures.boughtFetch} onRetry={() => void refetch()} pending={isFetching} />
    ) : (
      <Skeleton className="h-72" />
    )
  }
  if (data.things.length === 0)
    return <EmptyState art={<Medallion of={ReceiptText} />} title={listWords.noBought} text={listWords.noBoughtText} />
  return (
    <ul aria-label="Bought before" className="divide-y divide-line">
      {data.things.map(({ key, name, text, times, last_at: last }) => (
        <li key={key} className="flex min-h-11 items-center gap-2 py-0.5">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{name}</span>
            <Facts
              className="text-sm text-soft"
              of={[nearDateInWords(dayAt(new Date(last), zone), today), times > 1 && `${times} times`]}
            />
          </span>
          <IconButton
            label={`Add again: ${name}`}
            onClick={() =>
              void add(text).catch(() => {
                // The failure is shown in a toast.
              })
            }
          >
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
