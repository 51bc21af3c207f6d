import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Table } from '@planner/contract/kitchen/who-eats'
import * as table from '@planner/contract/kitchen/who-eats'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { chosenOptions, dietOptions } from '../queries.ts'

const tableKey = ['household-table'] as const

/** Who eats on a day, meal by meal. */
export const tableOptions = (day: string) =>
  queryOptions({
    queryKey: [...tableKey, day] as const,
    queryFn: ({ signal }) => call(table.show, { day }, { signal }),
  })

/** Sets who eats: optimistic, refetched if the server refuses. Planned and chosen dishes are refetched too. */
export function useSeat() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: tableKey,
    // One at a time, so that the last tap wins.
    scope: { id: 'table' },
    mutationFn: (input: InputOf<typeof table.seat>) => call(table.seat, input),
    onMutate: async (input) => {
      const { queryKey } = tableOptions(input.day)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && seated(before, input))
    },
    onSuccess: (shown) => {
      if (client.isMutating({ mutationKey: tableKey }) === 1)
        client.setQueryData(tableOptions(shown.day).queryKey, shown)
    },
    onError: (error) => toast.error(seatingFailure(error)),
    onSettled: (_answer, error) => {
      if (client.isMutating({ mutationKey: tableKey }) > 1) return
      if (error) void client.invalidateQueries({ queryKey: tableKey })
      for (const { queryKey } of [chosenOptions, dietOptions]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Returns the table after a change, before the server has answered. */
export function seated(before: Table, { meals, seats = [], guests }: InputOf<typeof table.seat>): Table {
  return {
    ...before,
    meals: before.meals.map((one) => {
      if (!meals.includes(one.meal)) return one
      const after = one.seats.map((seat) => {
        const saved = seats.find(({ member_id: id }) => id === seat.id)
        return saved ? { ...seat, eats: saved.eats } : seat
      })
      const all = guests ?? one.guests
      return { ...one, seats: after, guests: all, eaters: after.filter(({ eats }) => eats).length + all }
    }),
  }
}

/** Returns the meals that a change applies to: one, or all of the day. */
export const mealsOf = (of: Meal | 'day'): Meal[] => (of === 'day' ? ['breakfast', 'lunch', 'tea', 'dinner'] : [of])

/** The toast text for a failed change of who eats. */
export const seatingFailure = (error: unknown): string => serverSentence(error, failures.tableChange)
