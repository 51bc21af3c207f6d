import { ordersCsv } from '@planner/contract/admin'
import { type Order, type OrderStatus, orderStatuses } from '@planner/contract/orders'
import { addDays } from '@planner/days/plain-date'
import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '#features/auth/session.tsx'
import { statusNames } from '#features/orders/order-in-words.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '../lists/FilterSelect.tsx'
import { ListFrame } from '../lists/ListFrame.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { type OrderFilter, type OrderPage, ordersOptions } from '../queries.ts'
import { words } from '../words.ts'
import { OrderEntry, orderColumns, useOrderColumns } from './OrderEntry.tsx'

const OrderDialog = lazy(() => loadChunk(() => import('./OrderDialog.tsx')))
const PersonDialog = lazy(() => loadChunk(() => import('../users/PersonDialog.tsx')))

type Opened = { order: Order; orderOpen: boolean; personOpen: boolean }

type OrdersTabProps = {
  state: ListState<OrderFilter>
  /** The newest orders, already loaded with the dashboard; shown until the list arrives. */
  newest: OrderPage
}

/** All orders, newest first. */
export function OrdersTab({ state, newest }: OrdersTabProps) {
  const { filter, asked, unfiltered, page, change } = state
  const { time_zone } = useUser()
  const hasColumns = useOrderColumns()
  const now = useNow()
  const today = dayAt(now, time_zone)
  const query = useQuery({
    ...ordersOptions(asked, page),
    staleTime: 0,
    placeholderData: (before) => before ?? (unfiltered && page === 0 ? newest : undefined),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  // The current state in the list: another administrator may have changed it.
  const order = query.data?.orders.find(({ id }) => id === opened?.order.id) ?? opened?.order

  return (
    <section aria-labelledby="recent-orders" className="space-y-3 sm:space-y-4">
      <h2 id="recent-orders" className="text-xl font-semibold max-sm:sr-only">
        Recent Orders
      </h2>
      <ListFrame
        of="orders"
        placeholder="Number, name, email"
        state={state}
        csv={ordersCsv}
        query={query}
        filters={
          <>
            <FilterSelect
              label="Status"
              all="All"
              value={
                filter.late ? 'late' : filter.refund ? 'refund' : (filter.problem ?? filter.price ?? filter.status)
              }
              onChange={(value) =>
                change({ status: '', price: '', problem: '', refund: '', late: '', ...filterOf(value) })
              }
              options={statuses}
            />
            <FilterSelect
              label="Ordered"
              all="Any time"
              value={filter.from}
              onChange={(from) => change({ from })}
              options={[
                { value: today, label: 'Today' },
                { value: addDays(today, -6), label: 'Last 7 days' },
                { value: addDays(today, -29), label: 'Last 30 days' },
              ]}
            />
          </>
        }
        isEmpty={({ orders }) => orders.length === 0}
        empty={<EmptyState art={<Medallion of={PackageCheck} />} title={words.noOrders} text={words.noOrdersText} />}
        pageOf={({ total, page_size: pageSize }) => ({ page, pageSize, total })}
      >
        {({ orders }) => (
          <div className="rounded-xl border border-line bg-surface shadow-soft">
            {hasColumns && (
              <div
                aria-hidden="true"
                className="grid gap-x-2 border-b border-line px-6 py-3 text-sm font-semibold text-soft"
                style={orderColumns.style}
              >
                {orderColumns.names.map((name) => (
                  <span key={name} className={name === 'Total' ? 'text-right' : undefined}>
                    {name}
                  </span>
                ))}
              </div>
            )}
            <ul
              aria-label="Recent Orders"
              aria-busy={query.isPlaceholderData}
              className="divide-y divide-line rounded-xl mouse:transition-colors aria-busy:bg-sunk"
            >
              {orders.map((one) => (
                <OrderEntry
                  key={one.id}
                  order={one}
                  now={now}
                  timeZone={time_zone}
                  onOpen={() => {
                    setOpened({ order: one, orderOpen: true, personOpen: false })
                    // It may have been paid since the list was loaded.
                    void query.refetch()
                  }}
                />
              ))}
            </ul>
          </div>
        )}
      </ListFrame>
      <Suspense fallback={null}>
        {opened && order && (
          <OrderDialog
            key={order.id}
            order={order}
            open={opened.orderOpen}
            onMoved={(moved) => setOpened({ ...opened, order: { ...order, ...moved } })}
            onPerson={() => setOpened({ ...opened, orderOpen: false, personOpen: true })}
            onClose={() => setOpened({ ...opened, orderOpen: false })}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {opened?.order.user_id && opened.personOpen && (
          <PersonDialog
            id={opened.order.user_id}
            name={opened.order.customer ?? 'Customer'}
            open
            onClose={() => setOpened({ ...opened, personOpen: false })}
          />
        )}
      </Suspense>
    </section>
  )
}

/** Returns the filter to set for a choice in the first select. */
function filterOf(value: Choice | ''): Pick<OrderFilter, 'status' | 'price' | 'problem' | 'refund' | 'late'> {
  if (value === 'waiting') return { price: value }
  if (value === 'open') return { problem: value }
  if (value === 'late') return { late: 'yes' }
  return value === 'refund' ? { refund: 'open' } : value === '' ? {} : { status: value }
}

type Choice = OrderStatus | 'waiting' | 'open' | 'refund' | 'late'

const statuses: { value: Choice; label: string }[] = [
  ...orderStatuses.map((value) => ({ value, label: statusNames[value] })),
  { value: 'late', label: words.late },
  { value: 'waiting', label: 'Price needs approval' },
  { value: 'open', label: 'Open problem' },
  { value: 'refund', label: words.toRefund },
]
