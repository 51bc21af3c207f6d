import type { Recipe } from '@planner/contract/kitchen/recipes'
import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'
import { cardFrame } from './card-frame.ts'
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
  columns,
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
  /** The number of columns, where the grid does not have the page's full width. */
  columns?: number | undefined
}) {
  return (
    <ul
      className={cx(cardFrame.grid, rail && cardFrame.rail)}
      style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
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
