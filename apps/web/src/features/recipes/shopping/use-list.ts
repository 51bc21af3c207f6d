import * as cart from '@planner/contract/cart'
import { recipes as limits } from '@planner/contract/constants'
import { failures } from '@planner/contract/problems'
import * as recipes from '@planner/contract/recipes'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '#api/call.ts'
import { cartUpdated } from '#features/cart/queries.ts'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'

import { keptPlan } from '../kept-plan.ts'
import { type PlanKey, planOptions } from '../queries.ts'
import type { Item } from './by-aisle.ts'

/** The dishes of the days that are chosen, part by part. */
export function useDishes(planKey: PlanKey, days: readonly string[]) {
  const plans = useQueries({
    queries: days.map((date) => ({
      ...planOptions({ ...planKey, date }),
      initialData: () => keptPlan(planKey.userId, planKey.vegOnly, date),
    })),
  })
  const dishes = plans.flatMap(({ data }) =>
    data ? recipes.categories.flatMap((category) => data.sections[category] ?? []) : [],
  )

  return {
    dishes,
    pending: plans.some(({ isPending }) => isPending),
    failed: plans.some(({ isError }) => isError),
    retry: () => plans.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  }
}

/** What to buy for these dishes. */
export function useList(ids: readonly string[], serves: number) {
  const chosen = ids.slice(0, limits.listMax)

  return useQuery({
    queryKey: ['recipes', 'shopping', chosen.join(), serves] as const,
    queryFn: ({ signal }) => call(recipes.shoppingList, { recipes: chosen.map((id) => ({ id, serves })) }, { signal }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Puts lines into the cart, one after the other; a second try goes on where the first stopped. */
export function useBuy(onBought: () => void) {
  const inCart = useRef(new Set<string>())

  return useMutation({
    mutationFn: async (items: readonly Item[]) => {
      for (const item of items) {
        if (inCart.current.has(item.id)) continue
        await call(cart.add, {
          type: 'ingredient',
          item_id: item.id,
          name: item.name,
          quantity: item.packs,
          description: item.buy,
        })
        inCart.current.add(item.id)
      }
      inCart.current.clear()
      return items.length
    },
    onSuccess: (count) => {
      toast.success(words.recipes.ingredientsAdded(count))
      onBought()
    },
    onError: () => toast.error(failures.cartAddIngredients),
    onSettled: () => window.dispatchEvent(new Event(cartUpdated)),
  })
}
