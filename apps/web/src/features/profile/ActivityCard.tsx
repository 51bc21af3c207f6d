import type { User } from '@planner/contract/account/auth'
import type { Activity } from '@planner/contract/account/profile'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'

import { countsOptions } from '#features/orders/queries.ts'
import { inRupees } from '#platform/rupees.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import { CompletionChart } from './CompletionChart.tsx'
import { activityOptions } from './seen-in-profile.ts'

/** The person's activity in numbers, and their membership. */
export function ActivityCard({ user }: { user: User }) {
  const { data, isError, isFetching, refetch } = useQuery(activityOptions)

  return (
    <Card as="section" aria-labelledby="activity">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="activity" className="flex items-center gap-2.5 text-lg font-semibold">
          <ChartNoAxesColumn aria-hidden="true" className="size-5 text-soft" />
          Activity
        </h2>
        <dl className="flex items-baseline gap-2 text-sm">
          <dt className="text-soft">Account Type</dt>
          <dd className="font-semibold">{user.is_admin ? 'Admin' : 'Member'}</dd>
        </dl>
      </header>
      {!data && isError && (
        <ErrorState sentence={failures.activityFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <ActivitySkeleton />}
      {data && (
        <>
          <Counts activity={data} />
          <CompletionChart days={data.days} />
        </>
      )}
    </Card>
  )
}

function Counts({ activity }: { activity: Activity }) {
  // The same query as the orders page, so that the two agree.
  const { data: orders } = useQuery({ ...countsOptions, staleTime: 0 })

  return (
    <dl className="my-4 grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
      <Count name="Reminders" value={inIndia(activity.reminders_made)} />
      <Count name="Completed" value={inIndia(activity.reminders_completed)} />
      <Count name="Recipes" value={inIndia(activity.recipes_saved)} />
      <Count name="Orders" value={inIndia(orders?.total ?? activity.orders_placed)} />
      <Count name="Total spent" value={inRupees(activity.spent).replace(/\.00$/, '')} className="col-span-2" />
    </dl>
  )
}

const Count = ({ name, value, className = '' }: { name: string; value: string; className?: string }) => (
  <div className={cx('min-w-0', className)}>
    <dt className="truncate text-sm text-soft">{name}</dt>
    <dd className="mt-0.5 truncate font-serif text-2xl font-semibold tabular-nums" title={value}>
      {value}
    </dd>
  </div>
)

/** Formats a count with Indian digit grouping: '1,23,456'. */
const inIndia = (count: number): string => count.toLocaleString('en-IN')

/** As tall as the loaded content, so that the layout does not shift. */
const ActivitySkeleton = () => (
  <div aria-busy="true">
    <span className="sr-only">Loading your activity</span>
    <div className="my-4 grid grid-cols-3 gap-x-4 gap-y-3 sm:grid-cols-6">
      {['reminders', 'completed', 'recipes', 'orders', 'spent'].map((name) => (
        <Skeleton key={name} className="h-13.5 last:col-span-2" />
      ))}
    </div>
    <Skeleton className="h-48.5" />
  </div>
)
