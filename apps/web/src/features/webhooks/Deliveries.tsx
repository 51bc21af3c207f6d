import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInSentence, momentInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { deliveriesOptions } from './queries.ts'
import { words } from './words.ts'

const tones = { waiting: 'warn', delivered: 'ok', failed: 'danger' } as const

/** The deliveries of a webhook with their response codes. */
export function Deliveries({ id }: { id: string }) {
  const { time_zone: zone } = useUser()
  const { data, isError, isFetching, refetch } = useQuery(deliveriesOptions(id))
  if (!data && isError) {
    return <ErrorState sentence={failures.webhooksFetch} onRetry={() => void refetch()} pending={isFetching} />
  }
  if (!data) return <Skeleton className="h-24 rounded-md" />
  if (data.length === 0) return <p className="text-sm text-soft">{words.noDeliveries}</p>

  return (
    <ul aria-label="Deliveries" className="divide-y divide-line border-t border-line">
      {data.map((delivery) => (
        <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
          <span className="font-medium">{delivery.event}</span>
          <Badge tone={tones[delivery.state]}>
            {words.states[delivery.state]}
            {delivery.status !== null && ` · ${delivery.status}`}
          </Badge>
          <Facts
            className="text-soft"
            of={[
              momentInWords(new Date(delivery.created_at), zone, now()),
              delivery.attempts > 0 && words.tries(delivery.attempts),
              delivery.next_at && words.next(momentInSentence(new Date(delivery.next_at), zone, now())),
            ]}
          />
          {delivery.problem && <p className="w-full text-soft">{delivery.problem}.</p>}
        </li>
      ))}
    </ul>
  )
}
