import * as pantry from '@planner/contract/kitchen/pantry'
import * as list from '@planner/contract/kitchen/shopping-list'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { isOlderThanChange } from '#platform/offline/cached-answers.ts'

export const listKey = ['shopping-list'] as const
export const pantryKey = ['pantry'] as const

/** The mutation key of every change of the list. */
export const changeKey = ['shopping-list', 'change'] as const

export const listOptions = queryOptions({
  queryKey: listKey,
  queryFn: async ({ signal, client }) => {
    const answer = await call(list.show, {}, { signal })
    // Data cached on the device before a change would revert it: the page's own state includes the change.
    if (isOlderThanChange(list.show.path) && client.getQueryData(listKey)) throw new NoAnswer('kept before a change')
    return answer
  },
})

export const pantryOptions = queryOptions({
  queryKey: pantryKey,
  queryFn: ({ signal }) => call(pantry.show, {}, { signal }),
})

/** Invalidated with the pantry, which determines what can be cooked. */
export const cookableOptions = queryOptions({
  queryKey: [...pantryKey, 'dishes'],
  queryFn: ({ signal }) => call(pantry.dishes, {}, { signal }),
})

export const boughtOptions = queryOptions({
  queryKey: [...listKey, 'bought'],
  queryFn: ({ signal }) => call(list.bought, {}, { signal }),
})
