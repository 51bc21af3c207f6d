import '../plan/print.css'

import type { ChosenDish } from '@planner/contract/chosen-dishes'
import { failures } from '@planner/contract/problems'
import { Printer, ShoppingBasket, ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { DayChips } from '../chosen/DayChips.tsx'
import { useChosen } from '../chosen/use-chosen.ts'
import type { PlanKey } from '../queries.ts'
import { rupees } from '../rupees.ts'
import { words } from '../words.ts'
import { totalOf } from './by-aisle.ts'
import { DishPicker } from './DishPicker.tsx'
import { ListLines } from './ListLines.tsx'
import { useBuy, useDishes, useList } from './use-list.ts'
import { usePantry } from './use-pantry.ts'

/** What to buy for the dishes that are chosen for a day or several, merged, less what is at home. */
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
  const known = useChosen()
  const { dishes: planned, pending, failed, retry } = useDishes(planKey, days)
  const chosen = toShopFor(known.data ?? [], days)
  const { data, isError, isFetching, refetch } = useList(chosen)
  const pantry = usePantry(planKey.userId)
  const buy = useBuy(onClose)

  const items = chosen.length > 0 ? (data?.items ?? []) : []
  const unpriced = chosen.length > 0 ? (data?.unpriced ?? []) : []
  const toBuy = items.filter(({ id }) => !pantry.has(id))
  const isFailed = failed || (known.isError && !known.data)
  const wanting = pending || known.isPending || (chosen.length > 0 && !data && !isError)

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
        <DayChips
          label="Days"
          today={planKey.today}
          chosen={days}
          onPick={(day) => setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])}
        />
        {!known.isPending && <DishPicker today={planKey.today} chosen={chosen} planned={planned} />}
        {(isFailed || isError) && (
          <ErrorState
            sentence={failures.shoppingFetch}
            onRetry={() => {
              if (failed) retry()
              if (known.isError) void known.refetch()
              if (isError) void refetch()
            }}
            pending={isFetching || known.isFetching}
          />
        )}
        {!isFailed && wanting && <Skeleton className="h-72" />}
        {!isFailed && !wanting && !isError && items.length === 0 && (
          <EmptyState art={<Medallion of={ShoppingBasket} />} title={words.listEmpty} text={words.listEmptyText} />
        )}
        {items.length > 0 && <ListLines items={items} pantry={pantry} />}
        {unpriced.length > 0 && <p className="text-soft">{words.unpriced(unpriced)}</p>}
        {items.length > 0 && toBuy.length === 0 && <p className="text-soft">{words.listAllHere}</p>}
      </div>
    </Dialog>
  )
}

/** What is still to be cooked on these days; leftovers are there already. */
const toShopFor = (dishes: readonly ChosenDish[], days: readonly string[]): ChosenDish[] =>
  dishes.filter(({ day, cooked_at: cookedAt, leftover }) => days.includes(day) && cookedAt === null && !leftover)
