import { failures } from '@planner/contract/failures'
import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import { useState } from 'react'

import { ErrorState } from '#ui/ErrorState.tsx'
import { DayChips } from '../chosen/DayChips.tsx'
import { useChosen } from '../chosen/use-chosen.ts'
import type { PlanKey } from '../queries.ts'
import { DishPicker } from '../shopping/DishPicker.tsx'
import { useDishes } from '../shopping/use-list.ts'

/** The dishes the list covers for some days, and further ones from the plan to pick. */
export function ForDishes({ planKey }: { planKey: PlanKey }) {
  const [days, setDays] = useState<readonly string[]>([planKey.date])
  const known = useChosen()
  const { dishes: planned, failed, retry } = useDishes(planKey, days)
  return (
    <section
      aria-label="Dishes on the list"
      className="min-w-0 space-y-2 max-md:border-t max-md:border-line max-md:pt-3"
    >
      <h2 className="text-base font-semibold">Dishes on the list</h2>
      <DayChips
        label="Days"
        today={planKey.today}
        chosen={days}
        onPick={(day) => setDays(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])}
      />
      {!known.isPending && (
        <DishPicker today={planKey.today} chosen={toShopFor(known.data ?? [], days)} planned={planned} />
      )}
      {(failed || (known.isError && !known.data)) && (
        <ErrorState
          sentence={failures.shoppingFetch}
          onRetry={() => {
            if (failed) retry()
            if (known.isError) void known.refetch()
          }}
          pending={known.isFetching}
        />
      )}
    </section>
  )
}

/** Returns the uncooked dishes of these days; leftovers need no shopping. */
const toShopFor = (dishes: readonly ChosenDish[], days: readonly string[]): ChosenDish[] =>
  dishes.filter(({ day, cooked_at: cookedAt, leftover }) => days.includes(day) && cookedAt === null && !leftover)
