import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'

import { CallError } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { OutboxRow } from './OutboxRow.tsx'
import { outboxOptions } from './queries.ts'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { words } from './words.ts'

/** Messages of channels without a provider, in development and demos; a live server has none. */
export default function Outbox() {
  const { time_zone } = useUser()
  const now = useNow()
  const { data, error, isFetching, refetch } = useQuery(outboxOptions)
  const closed = error instanceof CallError && error.status === 404

  return (
    <section aria-labelledby="outbox-heading">
      <ViewHeading id="outbox-heading" title="Outbox" text={words.outboxText} />
      <Card className="p-0! md:p-0!">
        {closed && <EmptyState art={<Medallion of={Inbox} />} title={words.noOutbox} text={words.noOutboxText} />}
        {!data && error && !closed && (
          <ErrorState sentence={failures.outbox} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !error && <RowsSkeleton label="Loading the outbox" />}
        {data?.length === 0 && (
          <EmptyState art={<Medallion of={Inbox} />} title={words.noMessages} text={words.noMessagesText} />
        )}
        {data && data.length > 0 && (
          <ul className="divide-y divide-line px-4 sm:px-6">
            {data.map((message) => (
              <OutboxRow key={message.id} message={message} timeZone={time_zone} now={now} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
