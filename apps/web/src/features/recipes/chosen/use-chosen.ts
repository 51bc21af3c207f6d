import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { notifyOtherTabs, onOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'
import { chosenOptions } from '../queries.ts'
import { words } from '../words.ts'

const changeKey = ['recipes', 'chosen', 'change'] as const

/** The dishes planned by day, kept in step with other tabs. */
export function useChosen() {
  const client = useQueryClient()

  useEffect(
    () =>
      onOtherTabs('chosen dishes', () => {
        if (client.isMutating({ mutationKey: changeKey }) === 0)
          void client.invalidateQueries({ queryKey: chosenOptions.queryKey })
      }),
    [client],
  )
  return useQuery(chosenOptions)
}

/** Plans a dish for a meal. */
export function useChoose() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: (input: InputOf<typeof chosen.choose>) => call(chosen.choose, input),
    onSuccess: (dish) => put(client, dish),
    onError: (error) => toast.error(failures.chosenChange, limitMet(error)),
    onSettled: () => settle(client),
  })
}

/**
 * Changes the people, servings, cooked state and leftovers of a dish: optimistically, reloaded if the server refuses.
 *
 * @param onSuccess called after each change, also once the row is gone: callbacks of `mutate` are not.
 */
export function useChangeChosen({ onSuccess }: { onSuccess?: (input: InputOf<typeof chosen.change>) => void } = {}) {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    // One at a time, so that the last tap wins.
    scope: { id: 'chosen dishes' },
    mutationFn: (input: InputOf<typeof chosen.change>) => call(chosen.change, input),
    onMutate: async ({ id, people, servings, left_servings }) => {
      await client.cancelQueries({ queryKey: chosenOptions.queryKey })
      client.setQueryData(chosenOptions.queryKey, (list) =>
        list?.map((dish) => (dish.id === id ? { ...dish, ...given({ people, servings, left_servings }) } : dish)),
      )
    },
    onSuccess: (dish, input) => {
      // A later change that is already shown must not be overwritten.
      if (client.isMutating({ mutationKey: changeKey }) === 1) put(client, dish)
      onSuccess?.(input)
    },
    onError: (error) => toast.error(failures.chosenChange, limitMet(error)),
    onSettled: () => settle(client),
  })
}

export function useRemoveChosen() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id }: ChosenDish) => call(chosen.remove, { id }),
    onSuccess: (_, { id }) => {
      client.setQueryData(chosenOptions.queryKey, (list) => list?.filter((dish) => dish.id !== id))
      toast.success(words.chosenRemoved)
    },
    onError: (error) => toast.error(failures.chosenChange, limitMet(error)),
    onSettled: () => settle(client),
  })
}

/** Returns only the numbers that are given. */
const given = (numbers: {
  people?: number | null | undefined
  servings?: number | null | undefined
  left_servings?: number | undefined
}): Partial<ChosenDish> => Object.fromEntries(Object.entries(numbers).filter(([, value]) => typeof value === 'number'))

const put = (client: QueryClient, dish: ChosenDish): void =>
  void client.setQueryData(
    chosenOptions.queryKey,
    (list) =>
      list &&
      (list.some(({ id }) => id === dish.id) ? list.map((one) => (one.id === dish.id ? dish : one)) : [...list, dish]),
  )

/** Refetches the list, here and in other tabs, once the last change in progress is done. */
function settle(client: QueryClient): void {
  notifyOtherTabs('chosen dishes')
  if (client.isMutating({ mutationKey: changeKey }) > 1) return
  void client.invalidateQueries({ queryKey: chosenOptions.queryKey })
  for (const queryKey of [['shopping-list'], ['pantry']]) void client.invalidateQueries({ queryKey })
}
