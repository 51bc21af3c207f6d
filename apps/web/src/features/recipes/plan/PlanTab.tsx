import './print.css'

import { failures } from '@planner/contract/failures'
import { type Category, categories, mealPlan, type Recipe } from '@planner/contract/kitchen/recipes'
import { CloudOff } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useOffline } from '#platform/offline/use-offline.ts'
import { longDateInWords } from '#platform/time/date-in-words.ts'
import { useAsOf } from '#platform/time/use-as-of.ts'
import { AfterFirstRender } from '#ui/AfterFirstRender.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { RecipeGrid } from '../card/RecipeGrid.tsx'
import { CookingToday } from '../chosen/CookingToday.tsx'
import { words } from '../words.ts'
import { CategoryBar } from './CategoryBar.tsx'
import { LoadingFacts } from './LoadingFacts.tsx'
import { NoRecipes } from './NoRecipes.tsx'
import { PlanHeader } from './PlanHeader.tsx'
import { PrintedPlan } from './PrintedPlan.tsx'
import { RegionFilter } from './RegionFilter.tsx'
import { inRegion, regionsOf } from './regions.ts'
import type { Making } from './use-fresh-plan.ts'
import type { ShownPlan } from './use-plan.ts'
import { WeekStrip } from './WeekStrip.tsx'

type PlanTabProps = {
  shown: ShownPlan
  /** Progress of the plan that is shown. */
  making: Making | null
  /** Whether any plan is being generated. */
  busy: boolean
  today: string
  date: string
  region: string
  /** The id of the recipe being swapped. */
  swapping: string | null
  onDate: (date: string) => void
  onRegion: (region: string) => void
  onFresh: () => void
  onShopping: () => void
  onView: (recipe: Recipe) => void
  /** Opens a recipe of which only the id is known. */
  onOpen: (recipeId: string) => void
  onShare: (recipe: Recipe) => void
  onSwap: (recipe: Recipe) => void
}

export function PlanTab(props: PlanTabProps) {
  const { shown, making, today, date, onDate } = props
  const { plan, failed, fetching, retry } = shown

  return (
    // Until the dishes load, the footer is off-screen, so that it does not visibly shift.
    <div className={cx('flex flex-col gap-2 sm:gap-3', !plan && 'min-h-[110dvh]')}>
      <WeekStrip today={today} day={date} onPick={onDate} />
      <CookingToday day={date} today={today} onView={props.onOpen} />
      {making && <LoadingFacts message={making.message} percent={making.percent} />}
      {!making && !plan && failed && (
        <Card className="grid min-h-112 place-items-center">
          <ErrorState sentence={failures.planFetch} onRetry={retry} pending={fetching} />
        </Card>
      )}
      {!making && !plan && !failed && <LoadingFacts />}
      {!making && plan && <Plan {...props} plan={plan} />}
      {plan && (
        <AfterFirstRender>
          <PrintedPlan plan={plan} />
        </AfterFirstRender>
      )}
    </div>
  )
}

function Plan(props: PlanTabProps & { plan: NonNullable<ShownPlan['plan']> }) {
  const { plan, shown, busy, region, swapping, onRegion, onFresh, onShopping, onView, onShare, onSwap } = props
  const [category, setCategory] = useState<Category>('Breakfast')
  // The category is highlighted at once; its cards may take another render.
  const shownCategory = useDeferredValue(category)
  const of = (one: Category) => inRegion(plan.sections[one] ?? [], region)
  const offline = useOffline(mealPlan.path)
  const asOf = useAsOf(mealPlan.path, shown.knownAt, useUser().time_zone)
  const counts = Object.fromEntries(categories.map((one) => [one, of(one).length])) as Record<Category, number>
  const recipes = useMemo(() => inRegion(plan.sections[shownCategory] ?? [], region), [plan, shownCategory, region])
  const plate = shownCategory === 'Lunch' || shownCategory === 'Dinner' ? plan.plates?.[shownCategory] : undefined

  return (
    <>
      {shown.isOld && (
        <output className="flex items-center gap-2.5 rounded-md bg-sunk px-4 py-3 text-sm text-soft">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
          {words.offlineDay(longDateInWords(plan.date))}
        </output>
      )}
      {offline && !shown.isOld && <OfflineNote asOf={asOf} />}
      <CategoryBar value={category} counts={counts} onChange={setCategory}>
        <RegionFilter
          regions={regionsOf(categories.flatMap((one) => plan.sections[one] ?? []))}
          value={region}
          onChange={onRegion}
        />
      </CategoryBar>
      <section aria-labelledby="category" className="flex flex-col gap-3">
        <h2 id="category" className="sr-only">
          {shownCategory}
        </h2>
        {recipes.length > 0 ? (
          <RecipeGrid
            recipes={recipes}
            onView={onView}
            onShare={onShare}
            {...(!shown.isOld && { onSwap })}
            swapping={swapping}
            day={plan.date}
            rail
          />
        ) : (
          <NoRecipes category={shownCategory} region={region} busy={busy} onFresh={onFresh} onRegion={onRegion} />
        )}
        {plate && recipes.length > 0 && <p className="text-sm text-soft">{words.plateFrom(plate)}</p>}
      </section>
      {/* Below the dishes, so that those are visible first. */}
      <PlanHeader plan={plan} making={busy} onFresh={onFresh} onShopping={onShopping} />
    </>
  )
}
