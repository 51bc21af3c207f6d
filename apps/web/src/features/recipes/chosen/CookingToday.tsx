import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { householdOptions } from '#features/household/queries.ts'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { useShown } from '../use-shown.ts'
import { AtTable } from '../who-eats/AtTable.tsx'
import { words } from '../words.ts'
import { ChosenRow } from './ChosenRow.tsx'
import type { ToCook } from './CookDialog.tsx'
import { LeftoverRow } from './LeftoverRow.tsx'
import { nextToCook } from './next-to-cook.ts'
import { ShownCookDialog } from './ShownCookDialog.tsx'
import { useChosen } from './use-chosen.ts'

type CookingTodayProps = {
  /** The day that is looked at. */
  day: string
  today: string
  onView: (recipeId: string) => void
}

/** What is cooked on a day, and what earlier meals left for it; nothing where there is neither. */
export function CookingToday({ day, today, onView }: CookingTodayProps) {
  const { data = [] } = useChosen()
  const cooking = useShown<ToCook>()
  const [showsAll, setShowsAll] = useState(false)
  const hour = Number(wallTimeAt(useNow(), useUser().time_zone).slice(11, 13))
  const dishes = data.filter((dish) => dish.day === day)
  const left = data.filter((dish) => dish.left_servings > 0 && dish.day <= day)
  const show = (kind: 'leftovers' | 'change', dish: ChosenDish) =>
    cooking.show({
      kind,
      dish,
      recipeId: dish.recipe_id,
      title: dish.title,
      // What is left of a dinner is a lunch, of anything else a dinner.
      meal: kind === 'change' ? dish.meal : dish.meal === 'dinner' ? 'lunch' : 'dinner',
      day,
    })
  const next = nextToCook(dishes, day === today ? hour : 0)
  const { data: home } = useQuery(householdOptions)
  const isShared = (home?.members.length ?? 0) > 1
  if (dishes.length === 0 && left.length === 0 && !isShared) return null

  return (
    <section
      aria-labelledby="cooking-today"
      className="rounded-xl border border-line bg-surface px-4 pt-1.5 pb-1 shadow-soft sm:py-2 print:hidden"
    >
      <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="cooking-today" className="text-base font-semibold">
          {day === today ? 'Cooking today' : `Cooking: ${nearDateInWords(day, today)}`}
        </h2>
        <AtTable day={day} today={today} hasDishes={dishes.some((dish) => dish.cooked_at === null)} />
      </div>
      <ul className="divide-y divide-line lg:grid lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:gap-x-8 lg:divide-y-0">
        {dishes.map((dish) => (
          <ChosenRow
            key={dish.id}
            dish={dish}
            // On a phone what is cooked next, so that the plan's own dishes come into sight.
            className={dish === next || showsAll ? undefined : 'max-sm:hidden'}
            onView={onView}
            onChange={() => show('change', dish)}
            onCooked={() => setShowsAll(true)}
          />
        ))}
        {left.map((dish) => (
          <LeftoverRow key={`left ${dish.id}`} dish={dish} today={today} onPlan={() => show('leftovers', dish)} />
        ))}
      </ul>
      {dishes.length > 1 && !showsAll && (
        <Button
          variant="quiet"
          size="sm"
          className="-my-1.5 w-full text-soft sm:hidden"
          onClick={() => setShowsAll(true)}
        >
          {words.allDishes(dishes.length)}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      )}
      <ShownCookDialog cooking={cooking} today={today} />
    </section>
  )
}
