import { admin as limits } from '@planner/contract/constants/admin'
import { useQuery } from '@tanstack/react-query'

import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { adminFailure } from './in-words.ts'
import { useListState } from './lists/use-list-state.ts'
import { OrdersTab } from './orders/OrdersTab.tsx'
import { dashboardOptions, type OrderFilter, type UserFilter, type VendorFilter } from './queries.ts'
import { StatCards } from './StatCards.tsx'
import { UsersTab } from './users/UsersTab.tsx'
import { VendorsTab } from './vendors/VendorsTab.tsx'
import type { Tab } from './views.ts'

/** The totals and the three lists. Each list keeps its search when the tab changes. */
export function Dashboard({ tab }: { tab: Tab }) {
  const { data, error, isFetching, refetch } = useQuery(dashboardOptions)
  const users = useListState<UserFilter>()
  const vendors = useListState<VendorFilter>()
  const orders = useListState<OrderFilter>()

  if (!data && error) {
    return (
      <Card>
        <ErrorState sentence={adminFailure(error)} onRetry={() => void refetch()} pending={isFetching} />
      </Card>
    )
  }
  if (!data) {
    return <AdminSkeleton />
  }
  const newest = { orders: data.recent_orders, total: data.stats.total_orders, page_size: limits.pageSize }
  return (
    <>
      <StatCards stats={data.stats} />
      <div className="mt-2 sm:mt-5">
        <Tabs
          label="Lists"
          value={tab}
          onChange={show}
          tabs={[
            { value: 'users', label: 'Users', content: <UsersTab state={users} /> },
            { value: 'vendors', label: 'Vendors', content: <VendorsTab state={vendors} /> },
            { value: 'orders', label: 'Orders', content: <OrdersTab state={orders} newest={newest} /> },
          ]}
        />
      </div>
    </>
  )
}

/** Replaces the history entry, so that going back leaves the page instead of stepping through its tabs. */
const show = (tab: Tab) => location.replace(`#${tab}`)
