import { failures } from '@planner/contract/failures'
import * as notifications from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { cacheSnoozed, removeSnoozed, snoozedOptions } from '#features/reminders/queries.ts'
import { now } from '#platform/time/clock.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import { notificationKeys } from './queries.ts'
import { words } from './words.ts'

type Snoozing = { reminder: Reminder; day: string } & (
  | { snooze: notifications.Snooze }
  /** A day, and a time as 'HH:MM', in the person's time zone. */
  | { until: { date: string; time: string } }
)

type TakingBack = {
  about: { reminder_id: string; occurrence_date: string }
  /** When an earlier snooze of the occurrence was to ring, if there was one. */
  earlier: string | undefined
  snoozing: Snoozing
}

/** Snoozes one occurrence of a reminder and announces when it rings again. */
export function useSnooze() {
  const client = useQueryClient()
  const { time_zone } = useUser()

  const takeBack = useMutation({
    mutationKey: notificationKeys.deliveries,
    mutationFn: ({ about, earlier }: TakingBack) =>
      call(notifications.takeBackSnooze, { ...about, ...(earlier && { earlier }) }),
    onSuccess: (_, { about, earlier, snoozing }) => {
      toast.success(words.snoozeTakenBack, {
        about: snoozing.reminder.title,
        isUndo: true,
        undo: () => mutation.mutate(snoozing),
      })
      const isAhead = earlier !== undefined && Date.parse(earlier) > now().getTime()
      void (isAhead ? cacheSnoozed(client, { ...about, rings_at: earlier }) : removeSnoozed(client, about))
      void client.invalidateQueries({ queryKey: notificationKeys.deliveries })
    },
    onError: () => toast.error(failures.snooze),
  })

  const mutation = useMutation({
    mutationKey: notificationKeys.deliveries,
    mutationFn: ({ reminder: { id, title }, day, ...chosen }: Snoozing) =>
      callOrQueue(
        notifications.snooze,
        {
          reminder_id: id,
          occurrence_date: day,
          ...('snooze' in chosen
            ? { snooze: chosen.snooze }
            : { until_date: chosen.until.date, until_time: chosen.until.time }),
        },
        { kind: 'snooze', about: id, title },
      ),
    // For undo: an earlier snooze of the occurrence, if there was one.
    onMutate: ({ reminder, day }) =>
      client
        .getQueryData(snoozedOptions.queryKey)
        ?.find((one) => one.reminder_id === reminder.id && one.occurrence_date === day)?.rings_at,
    onSuccess: (answer, snoozing, earlier) => {
      const { reminder, day } = snoozing
      if (answer === null) {
        toast.info(common.waiting.kept)
        return
      }

      const when = momentInSentence(new Date(answer.rings_at), time_zone, now())
      const about = { reminder_id: reminder.id, occurrence_date: day }
      toast.success(words.snoozedUntil(when), {
        about: reminder.title,
        undo: () => takeBack.mutate({ about, earlier, snoozing }),
      })
      void cacheSnoozed(client, { ...about, rings_at: answer.rings_at })
      void client.invalidateQueries({ queryKey: notificationKeys.deliveries })
    },
    onError: () => toast.error(failures.snooze),
  })

  return mutation
}
