import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as own from '@planner/contract/kitchen/own-recipes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { limitMet, refusalSentence } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { invalidateSavedPlans } from '../plan/saved-plan.ts'
import { words } from '../words.ts'
import { ownKey, ownOptions } from './queries.ts'

export type Draft = Omit<InputOf<typeof own.write>, 'planned'>

/** Saves a new recipe, or changes to an existing one. */
export function useWriteOwn(id: string | null) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (draft: Draft) => (id === null ? call(own.write, draft) : call(own.rewrite, { id, ...draft })),
    onSuccess: (recipe) => changed(client, recipe),
  })
}

/** Sets whether the planner may use a recipe. */
export function usePlanOwn() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: ({ id, planned }: { id: string; planned: boolean }) => call(own.rewrite, { id, planned }),
    onSuccess: (recipe) => changed(client, recipe),
    onError: (error) => toast.error(failures.ownChange, limitMet(error)),
  })
}

export function useCopyRecipe() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (recipeId: string) => call(own.copy, { recipe_id: recipeId }),
    onSuccess(recipe) {
      toast.success(words.ownCopied)
      return changed(client, recipe)
    },
    onError: (error) => toast.error(failures.ownChange, limitMet(error)),
  })
}

export function useRemoveOwn() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (id: string) => call(own.remove, { id }),
    onSuccess() {
      toast.success(words.ownDeleted)
      invalidateSavedPlans()
      return client.invalidateQueries({ queryKey: ['recipes'] })
    },
    onError: () => toast.error(failures.ownChange),
  })
}

/** Creates a public link to a recipe, or revokes it. */
export function useShareOwn(id: string | null) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: async (open: boolean) => {
      if (open) await call(own.share, { id: id! })
      else await call(own.withdraw, { id: id! })
      return open
    },
    onSuccess(open) {
      if (!open) toast.success(words.ownWithdrawn)
      return client.invalidateQueries({ queryKey: ownKey })
    },
    onError: () => toast.error(failures.shareRecipe),
  })
}

/** Returns the server's sentence about a recipe that it rejects: the line and what is wrong with it. */
export const faultOf = (error: unknown): string => refusalSentence(error, failures.ownChange)

function changed(client: QueryClient, recipe: own.Whole): Promise<void> {
  client.setQueryData(ownOptions(recipe.id).queryKey, recipe)
  invalidateSavedPlans()
  return client.invalidateQueries({ queryKey: ['recipes'] })
}
