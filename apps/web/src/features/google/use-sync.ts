import type { InputOf } from '@planner/contract/endpoint'
import * as google from '@planner/contract/google'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'
import { toast } from '#ui/toast.ts'

import { syncFailureOf } from './failure-of.ts'
import { connectionOptions } from './queries.ts'

/** Large calendars, and retries that Google requires, take a while. */
const patienceMs = 90_000

/** Imports the calendar's events. */
export function useSync() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (window: InputOf<typeof google.syncCalendar>) =>
      call(google.syncCalendar, window, { timeoutMs: patienceMs }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toast.error(syncFailureOf(error).sentence),
    // Also after a failure: the connection may have expired.
    onSettled: () => void client.invalidateQueries({ queryKey: connectionOptions.queryKey }),
  })
}
