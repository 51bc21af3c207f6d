import { failures } from '@planner/contract/failures'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'wouter'

import { queryClient } from '#api/client.ts'
import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useNow } from '#platform/time/use-now.ts'
import { useHash } from '#platform/use-hash.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Counters } from './Counters.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { mayPay, newestFirst } from './order-in-words.ts'
import { PlacedNotice } from './PlacedNotice.tsx'
import { countsOptions, ordersOptions } from './queries.ts'
import { words } from './words.ts'

const SpendCard = lazy(() => loadChunk(() => import('./SpendCard.tsx')))

/** Below this number, the counters are shown in a single line. */
const fewOrders = 5

/** Loads the data of the page's first render. */
export const prefetch = () =>
  Promise.all([queryClient.prefetchInfiniteQuery(ordersOptions), queryClient.prefetchQuery(countsOptions)])

export default function OrdersPage() {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(ordersOptions)
  const { data: counts } = useQuery(countsOptions)
  const hash = useHash()
  const now = useNow()
  const placedId = /^placed=(.+)$/.exec(hash)?.[1]
  const askedId = /^order=(.+)$/.exec(hash)?.[1]
  const orders = data && newestFirst(data.pages.flatMap(({ answer }) => answer))
  // Loads further pages until the order in the address is found.
  const isFurther = askedId !== undefined && hasNextPage && !orders?.some(({ id }) => id === askedId)
  useEffect(() => {
    if (isFurther && !isFetchingNextPage) void fetchNextPage()
  }, [isFurther, isFetchingNextPage, fetchNextPage])
  // The address may be bookmarked or reloaded later: a delivered or cancelled order was not just placed.
  const placed = orders?.find(({ id, status }) => id === placedId && (status === 'pending' || status === 'confirmed'))

  // The notice says everything about an order still to be paid, so that the list leaves it out.
  const listed = placed && mayPay(placed, now) ? orders?.filter((order) => order !== placed) : orders

  return (
    <div className="min-h-[90dvh]">
      <PageHeading title="Orders" text={words.text} />
      {!orders && error && (
        <Card>
          <ErrorState sentence={failures.ordersFetch} onRetry={() => void refetch()} pending={isFetching} />
        </Card>
      )}
      {!orders && !error && <OrdersSkeleton />}
      {orders && (
        <>
          {placed && <PlacedNotice order={placed} />}
          <Counters counts={counts} few={orders.length < fewOrders && !hasNextPage} />
        </>
      )}
      {orders?.length === 0 && (
        <Card className="mt-5 lg:mt-6">
          <EmptyState
            art={<Medallion of={PackageCheck} />}
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <Link href={paths.recipes} className={buttonClass({ variant: 'secondary' })}>
                Browse Recipes
              </Link>
            }
          />
        </Card>
      )}
      {listed && listed.length > 0 && (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6">
          <div className="min-w-0">
            <ul className="space-y-4">
              {listed.map((order, place) => (
                <OrderCard
                  key={order.id === askedId ? `asked ${order.id}` : order.id}
                  order={order}
                  startsOpen={askedId ? order.id === askedId : place === 0 && listed === orders}
                  isAsked={order.id === askedId}
                />
              ))}
            </ul>
            {hasNextPage && (
              <Button
                variant="quiet"
                pending={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
                className="mt-4 w-full"
              >
                {words.older}
              </Button>
            )}
          </div>
          <Suspense fallback={<CardSkeleton className="h-136" />}>
            <SpendCard />
          </Suspense>
        </div>
      )}
    </div>
  )
}
