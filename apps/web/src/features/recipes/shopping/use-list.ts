import * as cart from '@planner/contract/cart'
import type { ChosenDish } from '@planner/contract/chosen-dishes'
import { recipes as limits } from '@planner/contract/constants'
import { failures } from '@planner/contract/problems'
import * as recipes from '@planner/contract/recipes'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { cartUpdated } from '#features/cart/queries.ts'
import { toast } from '#ui/toast.ts'
import { keptPlan } from '../plan/kept-plan.ts'
import { type PlanKey, planOptions } from '../queries.ts'
import { words } from '../words.ts'
import type { Item } from './by-aisle.ts'
import { toCart } from './to-cart.ts'

/** The plan's dishes of some days, part by part, each with its day. */
export function useDishes(planKey: PlanKey, days: readonly string[]) {
  const plans = useQueries({
    queries: days.map((date) => ({
      ...planOptions({ ...planKey, date }),
      initialData: () => keptPlan(planKey.userId, planKey.vegOnly, date),
    })),
  })
  const dishes = plans.flatMap(({ data }, at) =>
    data
      ? recipes.categories.flatMap((category) =>
          (data.sections[category] ?? []).map((recipe) => ({ recipe, day: days[at]! })),
        )
      : [],
  )

  return {
    dishes,
    pending: plans.some(({ isPending }) => isPending),
    failed: plans.some(({ isError }) => isError),
    retry: () => plans.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

/** What to buy for these dishes, each for its own servings. */
export function useList(dishes: readonly ChosenDish[]) {
  const chosen = dishes.slice(0, limits.listMax).map(({ recipe_id: id, servings: serves }) => ({ id, serves }))

  return useQuery({
    queryKey: ['recipes', 'shopping', ...chosen.map(({ id, serves }) => `${id} ${serves}`)],
    queryFn: ({ signal }) => call(recipes.shoppingList, { recipes: chosen }, { signal }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Puts lines into the cart: all of them, or none. */
export function useBuy(onBought: () => void) {
  return useMutation({
    mutationFn: (items: readonly Item[]) => call(cart.addAll, { items: items.map(toCart) }),
    onSuccess: (_, items) => {
      toast.success(words.ingredientsAdded(items.length))
      onBought()
    },
    onError: (error) => toast.error(failures.cartAddIngredients, limitMet(error)),
    onSettled: () => window.dispatchEvent(new Event(cartUpdated)),
  })
}
