import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as google from '@planner/contract/google'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'
import { toast } from '#ui/toast.ts'

import { connectionOptions } from './queries.ts'

/** Changes whether the calendar syncs automatically and whether its events ring. Optimistic, reverted if refused. */
export function useCalendarSettings() {
  const client = useQueryClient()
  const { queryKey } = connectionOptions

  return useMutation({
    scope: { id: 'google-settings' },
    mutationFn: (change: InputOf<typeof google.settings>) => call(google.settings, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (there) => there && { ...there, calendar: { ...there.calendar, ...given(change) } })
      return before
    },
    onSuccess: (connection) => {
      client.setQueryData(queryKey, connection)
      // Whether events ring is stored with the reminders.
      void client.invalidateQueries({ queryKey: listKey })
    },
    onError: (_, __, before) => {
      if (before) client.setQueryData(queryKey, before)
      toast.error(failures.settingsUpdate)
    },
  })
}

const given = ({ auto_sync, notify }: InputOf<typeof google.settings>) => ({
  ...(auto_sync !== undefined && { auto_sync }),
  ...(notify !== undefined && { notify }),
})
