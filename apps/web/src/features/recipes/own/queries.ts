import * as own from '@planner/contract/kitchen/own-recipes'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const ownKey = ['recipes', 'own'] as const

export const ownListOptions = queryOptions({
  queryKey: [...ownKey, 'list'] as const,
  queryFn: async ({ signal }) => (await call(own.list, {}, { signal })).recipes,
})

/** One of the person's own recipes with its text and form. */
export const ownOptions = (id: string) =>
  queryOptions({
    queryKey: [...ownKey, 'one', id] as const,
    queryFn: ({ signal }) => call(own.one, { id }, { signal }),
  })

/** The names of known foods, for suggestions. */
export const foodsOptions = queryOptions({
  queryKey: ['recipes', 'foods'] as const,
  queryFn: async ({ signal }) => (await call(own.foods, {}, { signal })).foods,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Returns the database id of the person's own recipe; null for any other recipe. */
export const ownIdOf = (recipeId: string): string | null => (recipeId.startsWith('own.') ? recipeId.slice(4) : null)
