import type { Recipe } from '@planner/contract/recipes'
import type { ReactNode } from 'react'

import { RecipeCard } from './RecipeCard.tsx'

export function RecipeGrid({
  recipes,
  onView,
  onShare,
  onSwap,
  swapping = null,
  day,
  first,
}: {
  recipes: readonly Recipe[]
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
  onSwap?: (recipe: Recipe) => void
  swapping?: string | null
  /** Of the plan that they are part of. */
  day?: string
  /** What stands before the recipes. */
  first?: ReactNode
}) {
  return (
    <ul className="grid gap-4 min-[40rem]:grid-cols-2 lg:gap-5 xl:grid-cols-4">
      {first && <li className="grid">{first}</li>}
      {/* What comes in place of a swapped dish takes over its card, and the focus in it. */}
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
