import { planLocationOf } from '@planner/contract/city-of-person'
import type { Category } from '@planner/contract/kitchen/recipes'
import { useQuery } from '@tanstack/react-query'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { useVegOnly } from '../diet/use-veg-only.ts'
import { planOptions } from '../queries.ts'

/**
 * Returns a lookup of the category of a recipe in today's plan; null if it is not in the plan or the plan is
 * unavailable.
 */
export function useCategoryInPlan({ enabled }: { enabled: boolean }): (recipeId: string) => Category | null {
  const user = useUser()
  const { vegOnly } = useVegOnly()
  const today = dayAt(useNow(), user.time_zone)
  const key = {
    userId: user.id,
    vegOnly: vegOnly ?? false,
    date: today,
    today,
    location: planLocationOf(user),
  }
  const { data } = useQuery({ ...planOptions(key), enabled: enabled && vegOnly !== undefined })
  const sections = Object.entries(data?.sections ?? {}) as [Category, { id: string }[]][]

  return (recipeId) => sections.find(([, dishes]) => dishes.some(({ id }) => id === recipeId))?.[0] ?? null
}
