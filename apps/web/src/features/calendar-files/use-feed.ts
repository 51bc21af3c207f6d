import * as feed from '@planner/contract/calendar-feed'
import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'
import { feedOptions } from './queries.ts'
import { words } from './words.ts'

/** Creates, changes and revokes the calendar link. */
export function useFeed() {
  const client = useQueryClient()
  const { queryKey } = feedOptions
  const onError = () => toast.error(failures.feedChange)
  const change = useMutation({
    mutationFn: (input: InputOf<typeof feed.change>) => call(feed.change, input),
    onSuccess: ({ feed: now }) => client.setQueryData(queryKey, now),
    onError,
  })
  const withdraw = useMutation({
    mutationFn: () => call(feed.withdraw, {}),
    onSuccess: () => {
      client.setQueryData(queryKey, null)
      toast.success(words.feedWithdrawn)
    },
    onError,
  })
  return { change, withdraw }
}
