import type { Recipe } from '@planner/contract/kitchen/recipes'
import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'
import { RecipeCard } from './RecipeCard.tsx'

export function RecipeGrid({
  recipes,
  onView,
  onShare,
  onSwap,
  swapping = null,
  day,
  first,
  rail = false,
}: {
  recipes: readonly Recipe[]
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
  onSwap?: (recipe: Recipe) => void
  swapping?: string | null
  /** The day of the recipes' plan. */
  day?: string
  /** Rendered before the recipes. */
  first?: ReactNode
  /** A single swipeable row on a phone. */
  rail?: boolean
}) {
  return (
    <ul
      className={cx(
        'grid gap-4 min-[40rem]:grid-cols-2 lg:gap-5 xl:grid-cols-4',
        rail &&
          'max-sm:-mx-4 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:auto-cols-[84%] max-sm:grid-flow-col max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:none] max-sm:[&>li]:snap-start',
      )}
    >
      {first && <li className="grid">{first}</li>}
      {/* Keyed by position, so that the replacement of a swapped dish reuses its card and keeps focus. */}
      {recipes.map((recipe, place) => (
        <li key={onSwap ? place : recipe.id} className="grid">
          <RecipeCard
            recipe={recipe}
            onView={onView}
            onShare={onShare}
            {...(onSwap && { onSwap })}
            swapping={swapping === recipe.id}
            day={day}
          />
        </li>
      ))}
    </ul>
  )
}
