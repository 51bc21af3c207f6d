import type { Recipe } from '@planner/contract/recipes'

import { RecipeCard } from './RecipeCard.tsx'

export function RecipeGrid({
  recipes,
  onView,
  onShare,
  onSwap,
  swapping = null,
}: {
  recipes: readonly Recipe[]
  onView: (recipe: Recipe) => void
  onShare: (recipe: Recipe) => void
  onSwap?: (recipe: Recipe) => void
  swapping?: string | null
}) {
  return (
    <ul className="grid gap-4 min-[40rem]:grid-cols-2 lg:gap-5 xl:grid-cols-4">
      {recipes.map((recipe) => (
        <li key={recipe.id} className="grid">
          <RecipeCard
            recipe={recipe}
            onView={onView}
            onShare={onShare}
            {...(onSwap && { onSwap })}
            swapping={swapping === recipe.id}
          />
        </li>
      ))}
    </ul>
  )
}
