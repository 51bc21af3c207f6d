import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { limitMet } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'

import { repeats } from '../agenda/occurrences.ts'
import { completionOf, withCompletion } from '../agenda/state-on.ts'
import { runInOrder } from '../offline/run-in-order.ts'
import { changeKey, listKey } from '../queries.ts'
import { words } from '../words.ts'
import { announceDone, refetchAfterChanges, replace } from './cached-list.ts'

export type Completion = { reminder: reminders.Reminder; day: string; completed: boolean; isUndo?: boolean }

/** Completes or reopens a reminder on a day: optimistic, reverted if the server refuses. */
export function useComplete() {
  const client = useQueryClient()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder, day, completed }: Completion) =>
      runInOrder(reminder.id, async () => {
        await afterPaint()

        return callOrQueue(reminders.update, completionOf(reminder, day, completed), {
          kind: completed ? 'complete' : 'reopen',
          about: reminder.id,
          title: reminder.title,
        })
      }),
    onMutate: async ({ reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, completed))
      await client.cancelQueries({ queryKey: listKey })
    },
    onSuccess: (answer, { reminder, day, completed, isUndo = false }) => {
      if (answer) replace(client, answer.id, () => answer)
      const changed = answer ?? withCompletion(reminder, day, completed)
      announceDone(completed ? doneInWords(reminder, day) : words.reopened, {
        waits: answer === null,
        about: reminder.title,
        undoTells: true,
        isUndo,
        undo: () => mutation.mutate({ reminder: changed, day, completed: !completed, isUndo: !isUndo }),
      })
    },
    onError: (error, { reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, !completed))
      toast.error(failures.reminderUpdate, limitMet(error))
    },
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}

/** Names the day when a future occurrence is completed, because it could be mistaken for today's. */
function doneInWords(reminder: reminders.Reminder, day: string): string {
  const isAhead = repeats(reminder) && day > dayAt(now(), reminder.time_zone)
  return isAhead ? words.completedAhead(dateInWords(day).slice(0, -5)) : words.completed
}
