import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import { useQuery } from '@tanstack/react-query'

import { householdOptions } from '#features/household/queries.ts'
import { nearDateInWords } from '#platform/time/in-words.ts'
import { AtTable } from '../table/AtTable.tsx'
import { useShown } from '../use-shown.ts'
import { ChosenRow } from './ChosenRow.tsx'
import type { ToCook } from './CookDialog.tsx'
import { LeftoverRow } from './LeftoverRow.tsx'
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
  const { data: home } = useQuery(householdOptions)
  const isShared = (home?.members.length ?? 0) > 1
  if (dishes.length === 0 && left.length === 0 && !isShared) return null

  return (
    <section
      aria-labelledby="cooking-today"
      className="rounded-xl border border-line bg-surface px-4 py-2 shadow-soft print:hidden"
    >
      <div className="-my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="cooking-today" className="text-base font-semibold">
          {day === today ? 'Cooking today' : `Cooking: ${nearDateInWords(day, today)}`}
        </h2>
        <AtTable day={day} today={today} hasDishes={dishes.some((dish) => dish.cooked_at === null)} />
      </div>
      <ul className="divide-y divide-line lg:grid lg:grid-cols-2 lg:gap-x-10 lg:divide-y-0">
        {dishes.map((dish) => (
          <ChosenRow key={dish.id} dish={dish} onView={onView} onChange={() => show('change', dish)} />
        ))}
        {left.map((dish) => (
          <LeftoverRow key={`left ${dish.id}`} dish={dish} today={today} onPlan={() => show('leftovers', dish)} />
        ))}
      </ul>
      <ShownCookDialog cooking={cooking} today={today} />
    </section>
  )
}
