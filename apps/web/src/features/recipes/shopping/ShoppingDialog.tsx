import '../plan/print.css'

import { recipes as limits } from '@planner/contract/constants'
import { failures } from '@planner/contract/problems'
import { addDays } from '@planner/days/plain-date'
import { Printer, ShoppingBasket, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { PlanKey } from '../queries.ts'
import { rupees } from '../rupees.ts'
import { words } from '../words.ts'
import { totalOf } from './by-aisle.ts'
import { DishPicker } from './DishPicker.tsx'
import { ListLines } from './ListLines.tsx'
import { useBuy, useDishes, useList } from './use-list.ts'
import { usePantry } from './use-pantry.ts'

/** What to buy for a day or several, merged, less what is at home. */
export default function ShoppingDialog({
  open,
  planKey,
  onClose,
}: {
  open: boolean
  planKey: PlanKey
  onClose: () => void
}) {
  const [days, setDays] = useState<readonly string[]>([planKey.date])
  const [left, setLeft] = useState<readonly string[]>([])
  const [serves, setServes] = useState(4)
  const { dishes, pending, failed, retry } = useDishes(planKey, days)
  const ids = dishes.map(({ id }) => id).filter((id) => !left.includes(id))
  const { data, isError, isFetching, refetch } = useList(ids, serves)
  const pantry = usePantry(planKey.userId)
  const buy = useBuy(onClose)

  const items = ids.length > 0 ? (data?.items ?? []) : []
  const toBuy = items.filter(({ id }) => !pantry.has(id))
  const wanting = pending || (ids.length > 0 && !data && !isError)

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Shopping list"
      wide
      footer={
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2.5">
          <p className="grow" aria-live="polite">
            <span className="font-serif text-xl font-semibold tabular-nums">{rupees(totalOf(items, pantry.has))}</span>{' '}
            <span className="text-sm text-soft">{data?.label}</span>
          </p>
          <Button variant="secondary" size="sm" disabled={items.length === 0} onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5" />
            Print
          </Button>
          <Button
            size="sm"
            className="max-sm:grow"
            disabled={toBuy.length === 0}
            pending={buy.isPending}
            onClick={() => buy.mutate(toBuy)}
          >
            <ShoppingCart aria-hidden="true" className="size-4.5" />
            Add {toBuy.length} to cart
          </Button>
        </div>
      }
    >
      <div data-printed className="min-h-96 space-y-4">
        <DishPicker
          days={Array.from({ length: limits.daysAhead + 1 }, (_, ahead) => addDays(planKey.today, ahead))}
          today={planKey.today}
          chosenDays={days}
          dishes={dishes}
          left={left}
          serves={serves}
          onDays={setDays}
          onLeft={setLeft}
          onServes={setServes}
        />
        {(failed || isError) && (
          <ErrorState
            sentence={failures.shoppingFetch}
            onRetry={() => (failed ? retry() : void refetch())}
            pending={isFetching}
          />
        )}
        {!failed && wanting && <Skeleton className="h-72" />}
        {!failed && !wanting && !isError && items.length === 0 && (
          <EmptyState art={<Medallion of={ShoppingBasket} />} title={words.listEmpty} text={words.listEmptyText} />
        )}
        {items.length > 0 && <ListLines items={items} pantry={pantry} />}
        {items.length > 0 && toBuy.length === 0 && <p className="text-soft">{words.listAllHere}</p>}
      </div>
    </Dialog>
  )
}
