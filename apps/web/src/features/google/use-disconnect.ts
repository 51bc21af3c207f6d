import { failures } from '@planner/contract/failures'
import * as google from '@planner/contract/google'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'
import { toast } from '#ui/toast.ts'
import { googleKeys } from './queries.ts'
import { words } from './words.ts'

/** Revokes the access. With `eventsToo`, imported events that were not edited here are deleted as well. */
export function useDisconnect({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: ({ eventsToo }: { eventsToo: boolean }) =>
      call(google.disconnect, eventsToo ? { remove_events: 'true' } : {}),
    onSuccess: () => {
      toast.success(words.disconnected)
      onDone()
    },
    onError: () => toast.error(failures.googleDisconnect),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: googleKeys.all })
      void client.invalidateQueries({ queryKey: listKey })
    },
  })
}
