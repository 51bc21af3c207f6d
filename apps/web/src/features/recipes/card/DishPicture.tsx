import type { MealPlan, Recipe } from '@planner/contract/kitchen/recipes'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNearViewport } from '#platform/use-near-viewport.ts'
import { recipeOptions } from '../queries.ts'
import { Picture } from './Picture.tsx'

type DishPictureProps = {
  recipeId: string
  /** Includes the size, which must not depend on the image. */
  className: string
  /** The fallback, until the drawing has loaded or if there is none. */
  children: ReactNode
}

/** The drawing of a dish in a cart or an order, loaded when it becomes visible. */
export function DishPicture({ recipeId, className, children }: DishPictureProps) {
  const { seen, ref } = useNearViewport()
  const client = useQueryClient()
  const { data: svg } = useQuery({
    ...recipeOptions(recipeId, null),
    initialData: () => plannedRecipe(client, recipeId),
    select: ({ placeholder }) => placeholder,
    enabled: seen,
  })

  return (
    <span ref={ref} className={className}>
      {svg?.startsWith('<svg') ? <Picture svg={svg} className="size-full" /> : children}
    </span>
  )
}

/** Looks up a dish in the cached plan, which usually contains those in the cart. */
function plannedRecipe(client: QueryClient, id: string): Recipe | undefined {
  const plans = client.getQueriesData<MealPlan>({ queryKey: ['recipes', 'plan'] })
  return plans
    .flatMap(([, plan]) => Object.values(plan?.sections ?? {}))
    .flat()
    .find((recipe) => recipe.id === id)
}
