import * as notifications from '@planner/contract/notifications'
import { failures } from '@planner/contract/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/clock.ts'
import { momentInSentence } from '#platform/in-words.ts'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'

import { notificationKeys } from './queries.ts'

/** Lets one occurrence of a reminder ring again later, and says when. */
export function useSnooze() {
  const client = useQueryClient()
  const { time_zone } = useUser()

  return useMutation({
    mutationFn: (input: { reminder_id: string; occurrence_date: string; snooze: notifications.Snooze }) =>
      call(notifications.snooze, input),
    onSuccess: ({ rings_at }) => {
      const when = momentInSentence(new Date(rings_at), time_zone, now())
      toast.success(words.notifications.snoozedUntil(when))
      void client.invalidateQueries({ queryKey: notificationKeys.deliveries })
    },
    onError: () => toast.error(failures.snooze),
  })
}
