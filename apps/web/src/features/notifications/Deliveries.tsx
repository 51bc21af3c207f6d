import { failures } from '@planner/contract/failures'
import type { Delivery } from '@planner/contract/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { deliveryLog } from './delivery-log.ts'
import { deliveriesOptions } from './queries.ts'
import { RingRow } from './RingRow.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import { words } from './words.ts'

/** 'Delivery history': every alert of the person, newest first, with its outcome. */
export default function Deliveries() {
  const { time_zone } = useUser()
  const now = useNow()
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(deliveriesOptions)
  const deliveries = data?.pages.flat()

  return (
    <section aria-labelledby="deliveries-heading">
      <ViewHeading id="deliveries-heading" title="Delivery history" text={words.deliveriesText} />
      <Card className="p-0! md:p-0!">
        {!deliveries && error && (
          <ErrorState sentence={failures.deliveries} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!deliveries && !error && <RowsSkeleton label="Loading what was sent" />}
        {deliveries?.length === 0 && (
          <EmptyState art={<Medallion of={History} />} title={words.noDeliveries} text={words.noDeliveriesText} />
        )}
        {deliveries && deliveries.length > 0 && (
          <Days deliveries={deliveries} today={dayAt(now, time_zone)} timeZone={time_zone} />
        )}
        {deliveries && deliveries.length > 0 && hasNextPage && (
          <div className="border-t border-line p-3 text-center">
            <Button variant="quiet" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show earlier
            </Button>
          </div>
        )}
      </Card>
    </section>
  )
}

function Days({ deliveries, today, timeZone }: { deliveries: Delivery[]; today: string; timeZone: string }) {
  return deliveryLog(deliveries, timeZone).map(({ day, rings }) => (
    <section key={day} aria-label={nearDateInWords(day, today)} className="px-4 sm:px-6">
      <h3 className="sticky top-16 z-10 -mx-4 border-b border-line bg-surface px-4 pt-4 pb-2 font-sans text-sm font-semibold tracking-normal text-soft first:rounded-t-xl sm:-mx-6 sm:px-6">
        {nearDateInWords(day, today)}
      </h3>
      <ul className="divide-y divide-line">
        {rings.map((ring) => (
          <RingRow key={ring.deliveries[0]!.id} ring={ring} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  ))
}
