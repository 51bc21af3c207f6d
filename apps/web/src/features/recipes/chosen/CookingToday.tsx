import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CookingPot } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { householdOptions } from '#features/household/queries.ts'
import { nearDateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useShown } from '#ui/use-shown.ts'
import { DishPicture } from '../card/DishPicture.tsx'
import { AtTable } from '../who-eats/AtTable.tsx'
import { words } from '../words.ts'
import { ChosenRow } from './ChosenRow.tsx'
import type { ToCook } from './CookDialog.tsx'
import { LeftoverRow } from './LeftoverRow.tsx'
import { mealNames } from './meals.ts'
import { nextToCook } from './next-to-cook.ts'
import { ShownCookDialog } from './ShownCookDialog.tsx'
import { useChosen } from './use-chosen.ts'

type CookingTodayProps = {
  /** The day in view. */
  day: string
  today: string
  onView: (recipeId: string) => void
}

/** The dishes planned for a day and the leftovers of earlier meals; renders nothing if there are neither. */
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
      // Leftovers of a dinner are planned for lunch, any others for dinner.
      meal: kind === 'change' ? dish.meal : dish.meal === 'dinner' ? 'lunch' : 'dinner',
      day,
    })
  const next = nextToCook(dishes, day === today ? hour : 0)
  const { data: home } = useQuery(householdOptions)
  const isShared = (home?.members.length ?? 0) > 1
  // Collapsed to one row on a phone, so that the plan's own dishes are visible.
  const folds = dishes.length > 0 && !showsAll
  const isEmpty = dishes.length === 0 && left.length === 0
  if (isEmpty && !isShared) return null

  return (
    <section
      aria-labelledby="cooking-today"
      className={cx(
        'print:hidden',
        // An invitation in one line, below the dishes, until there is something to show.
        isEmpty ? 'pl-1 order-last' : 'rounded-xl border border-line bg-surface px-4 py-2 shadow-soft',
        folds && 'max-sm:py-0 max-sm:pr-1 max-sm:pl-2',
      )}
    >
      <div
        className={cx('flex min-h-11 items-center justify-between gap-x-3', folds ? 'max-sm:min-h-14' : 'flex-wrap')}
      >
        {folds && (
          <span aria-hidden="true" className="flex shrink-0 -space-x-4 sm:hidden">
            {dishes.slice(0, 3).map((dish) => (
              <DishPicture key={dish.id} recipeId={dish.recipe_id} className={thumbnail}>
                <CookingPot className="size-5" strokeWidth={1.7} />
              </DishPicture>
            ))}
          </span>
        )}
        <div className={cx('min-w-0 flex-1', isEmpty && 'flex flex-wrap items-baseline gap-x-2')}>
          <h2 id="cooking-today" className={cx('text-base font-semibold', folds && 'max-sm:leading-5')}>
            {day === today ? 'Cooking today' : `Cooking: ${nearDateInWords(day, today)}`}
          </h2>
          {isEmpty && <p className="text-meta text-soft">{words.nothingToCook}</p>}
          {folds && next && (
            <p
              data-text={`${mealNames[next.meal]} · ${next.title}`}
              className="beside truncate text-meta leading-4.5 text-soft sm:hidden"
            />
          )}
        </div>
        <div className={folds ? 'max-sm:hidden' : undefined}>
          <AtTable day={day} today={today} hasDishes={dishes.some((dish) => dish.cooked_at === null)} />
        </div>
        {folds && (
          <IconButton
            label={words.allDishes(dishes.length)}
            className="text-soft sm:hidden"
            onClick={() => setShowsAll(true)}
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <ul
        className={cx(
          'divide-y divide-line lg:grid lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:gap-x-8 lg:divide-y-0',
          folds && 'max-sm:hidden',
        )}
      >
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

const thumbnail =
  'grid size-10 place-items-center overflow-hidden rounded-md border-2 border-surface bg-accent-soft text-accent-text'
