import type { MealPlan, Recipe } from '@planner/contract/kitchen/recipes'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useNearViewport } from '#platform/use-near-viewport.ts'
import { recipeOptions } from '../queries.ts'
import { Picture } from './Picture.tsx'

type DishPictureProps = {
  recipeId: string
  /** Its size, which it has from the start. */
  className: string
  /** Stands until the drawing is there, and where there is none. */
  children: ReactNode
}

/** The drawing of a dish that a cart or an order names; asked for when it comes into sight. */
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

/** What was put into the cart from a plan is known already. */
function plannedRecipe(client: QueryClient, id: string): Recipe | undefined {
  const plans = client.getQueriesData<MealPlan>({ queryKey: ['recipes', 'plan'] })
  return plans
    .flatMap(([, plan]) => Object.values(plan?.sections ?? {}))
    .flat()
    .find((recipe) => recipe.id === id)
}
