import { orders as orderLimits } from '@planner/contract/constants/orders'
import { reminders as limits } from '@planner/contract/constants/reminders'
import type { ResultOf } from '@planner/contract/endpoint'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as orders from '@planner/contract/orders'
import { orderNumber } from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { fit, folded, wordsOf } from './match.ts'

/** Searches the server for data not on this device, once at least two letters are typed and typing has paused. */
export function useFound(query: string) {
  const settled = useSettled(query.trim())
  const asks = settled.length >= 2
  const { data, isFetching, isPlaceholderData, error } = useQuery({
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

  const isOfEarlierQuery = isPlaceholderData || settled !== query.trim()

  return {
    found: !(asks && data) ? nothing : isOfEarlierQuery ? narrowed(data, query) : data,
    looking: asks && (isFetching || settled !== query.trim()),
    isOffline: asks && error instanceof NoAnswer,
  }
}

type Found = Pick<ResultOf<typeof reminders.search>, 'reminders' | 'more'> & {
  recipes: ResultOf<typeof recipes.search>['recipes']
  orders: ResultOf<typeof orders.search>['orders']
}

/** Returns those hits of an earlier query that fit the present one too, until its own arrive. */
export function narrowed({ reminders: found, recipes: dishes, orders: placed, more }: Found, query: string): Found {
  const sought = wordsOf(query)
  const fits = (...texts: string[]) => fit(folded(texts.join(' ')), sought) > 0
  return {
    reminders: found.filter(({ title, description, tags }) => fits(title, description, ...tags)),
    more,
    recipes: dishes.filter(({ title }) => fits(title)),
    orders: placed.filter(({ id, items }) => fits(orderNumber(id), ...items.map(({ name }) => name))),
  }
}

const shown = 5
const pauseMs = 150
const nothing: Found = { reminders: [], more: false, recipes: [], orders: [] }

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
