import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Card } from '#ui/Card.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { BarTable } from './BarTable.tsx'
import { monthBars, vendorBars } from './bars.ts'
import { MemberTable } from './MemberTable.tsx'
import { MonthChart } from './MonthChart.tsx'
import { spendOptions } from './queries.ts'
import { words } from './words.ts'

/** The person's spending by month and by shop, as a small chart and as a table. */
export default function SpendCard() {
  const { time_zone } = useUser()
  const today = dayAt(useNow(), time_zone)
  const { data, isError, isFetching, refetch } = useQuery(spendOptions)
  const headingId = useId()
  if (!data && !isError) return <CardSkeleton className="h-136" />

  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl font-semibold">
        Your spending
      </h2>
      <p className="mt-1 text-sm text-soft">{words.spendText}</p>
      {!data && <ErrorState sentence={failures.spend} onRetry={() => void refetch()} pending={isFetching} />}
      {data && (
        <>
          <MonthChart bars={monthBars(data.months, today.slice(0, 7))} />
          <BarTable
            caption={words.spendMonths}
            head="Month"
            rows={monthBars(data.months, today.slice(0, 7)).filter(({ orders }) => orders > 0)}
          />
          <MemberTable rows={data.members ?? []} />
          <BarTable caption={words.spendVendors} head="Shop" rows={vendorBars(data.vendors, words.noVendor)} drawn />
        </>
      )}
    </Card>
  )
}
