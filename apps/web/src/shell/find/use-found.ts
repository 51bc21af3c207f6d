import { orders as orderLimits } from '@planner/contract/constants/orders'
import { reminders as limits } from '@planner/contract/constants/reminders'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'

/** Searches the server for data not on this device, once at least two letters are typed and typing has paused. */
export function useFound(query: string) {
  const settled = useSettled(query.trim())
  const asks = settled.length >= 2
  const { data, isFetching, error } = useQuery({
    queryKey: ['find', settled],
    enabled: asks,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const [reminder, recipe, order] = await Promise.allSettled([
        call(reminders.search, { query: settled.slice(0, limits.searchMax) }, { signal }),
        call(recipes.search, { query: settled.slice(0, limits.searchMax) }, { signal }),
        call(orders.search, { query: settled.slice(0, orderLimits.searchMax) }, { signal }),
      ])
      // If one search fails, the others still count; if all fail, the query fails.
      if ([reminder, recipe, order].every(({ status }) => status === 'rejected')) {
        throw (reminder as PromiseRejectedResult).reason
      }
      return {
        reminders: reminder.status === 'fulfilled' ? reminder.value.reminders : [],
        more: reminder.status === 'fulfilled' && reminder.value.more,
        // If no dish has that name, similar ones would only be noise here.
        recipes:
          recipe.status === 'fulfilled' && recipe.value.missing === null ? recipe.value.recipes.slice(0, shown) : [],
        orders: order.status === 'fulfilled' ? order.value.orders.slice(0, shown) : [],
      }
    },
  })

  return {
    found: (asks && data) || nothing,
    looking: asks && (isFetching || settled !== query.trim()),
    isOffline: asks && error instanceof NoAnswer,
  }
}

const shown = 5
const pauseMs = 150
const nothing = { reminders: [], more: false, recipes: [], orders: [] }

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
