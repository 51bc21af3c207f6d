import type { InputOf } from '@planner/contract/endpoint'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as recipes from '@planner/contract/kitchen/recipes'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { callPages } from '#api/call-pages.ts'
import { NoAnswer } from '#api/errors.ts'

import { isOlderThanChange } from '#platform/offline/cached-answers.ts'
import { savePlan } from './plan/saved-plan.ts'

/** Identifies a plan: its person, day, diet and place. */
export type PlanKey = {
  userId: string
  vegOnly: boolean
  /** 'YYYY-MM-DD' */
  date: string
  today: string
  /** 'Mumbai, India' */
  location: string
}

/** Formats a boolean for a query string. */
const flag = (yes: boolean): 'true' | 'false' => (yes ? 'true' : 'false')

export const planKeyOf = ({ userId, vegOnly, date }: Pick<PlanKey, 'userId' | 'vegOnly' | 'date'>) =>
  ['recipes', 'plan', userId, date, vegOnly ? 'veg' : 'all'] as const

/** How long to show a plan of another day, if device and server disagree about the date. */
const otherDayMs = 60_000

/**
 * The plan of a day. It stays the same until a new one is requested, so it is fetched once; if the server's date
 * differs from the device's, it is polled.
 */
export const planOptions = (key: PlanKey) =>
  queryOptions({
    queryKey: planKeyOf(key),
    queryFn: async ({ signal }) => {
      const plan = await call(recipes.mealPlan, planInput(key), { signal })
      // Another plan may have replaced it meanwhile, which must stay.
      signal.throwIfAborted()
      if (key.date === key.today) savePlan(key.userId, plan.vegOnly, plan)
      return plan
    },
    staleTime: ({ state }) => (isOfAnotherDay(state.data, key) ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }) => isOfAnotherDay(state.data, key) && otherDayMs,
    gcTime: 3_600_000,
  })

const isOfAnotherDay = (plan: recipes.MealPlan | undefined, { date }: PlanKey): boolean =>
  plan !== undefined && plan.date !== date

/** Returns the input that requests a plan; today's is requested without a date. */
export const planInput = (key: PlanKey): InputOf<typeof recipes.mealPlan> => ({
  location: key.location,
  veg_only: flag(key.vegOnly),
  ...(key.date !== key.today && { date: key.date }),
})

/** Cached by day, because the tip changes daily. */
export const tipOptions = (today: string) =>
  queryOptions({
    queryKey: ['recipes', 'tip', today] as const,
    queryFn: ({ signal }) => call(recipes.kitchenTip, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const savedOptions = queryOptions({
  queryKey: ['recipes', 'saved'] as const,
  queryFn: async ({ signal }) => {
    const pages = await callPages(recipes.saved, {}, { signal })
    return { saved_recipe_ids: pages[0]!.saved_recipe_ids, recipes: pages.flatMap((page) => page.recipes) }
  },
})

/** Planned dishes from two days ago on; also stored on this device for offline use. */
export const chosenOptions = queryOptions({
  queryKey: ['recipes', 'chosen'] as const,
  queryFn: async ({ signal, client }) => {
    const { dishes } = await call(chosen.list, {}, { signal })
    // Data cached on the device before a change would revert it: the page's own state includes the change.
    if (isOlderThanChange(chosen.list.path) && client.getQueryData(['recipes', 'chosen']))
      throw new NoAnswer('kept before a change')
    return dishes
  },
})

export const dietOptions = queryOptions({
  queryKey: ['recipes', 'diet'] as const,
  queryFn: ({ signal }) => call(recipes.diet, {}, { signal }),
})

/** A recipe by its id: for its default number of people if `serves` is null, and for today if `date` is null. */
export const recipeOptions = (id: string, serves: number | null, date: string | null = null) =>
  queryOptions({
    queryKey: ['recipes', 'one', id, serves, date] as const,
    queryFn: ({ signal }) =>
      call(recipes.one, { id, ...(serves !== null && { serves: String(serves) }), ...(date && { date }) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
