import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { toast } from '#ui/toast.ts'

import type { Occurrence } from '../agenda/outlook.ts'
import { runInOrder } from '../offline/run-in-order.ts'
import { endedBefore } from '../offline/with-queued.ts'
import { changeKey, listKey } from '../queries.ts'
import { words } from '../words.ts'
import { announceDone, refetchAfterChanges, replace, saidAlready, type UndoMessage } from './cached-list.ts'
import { useEdit } from './use-edit.ts'

/** Ends a repeating reminder before a day. Optimistic, reverted if the server refuses, with an undo. */
export function useDeleteFollowing() {
  const client = useQueryClient()
  const edit = useEdit()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder: { id, title }, day }: Occurrence & Partial<UndoMessage>) =>
      runInOrder(id, () =>
        callOrQueue(
          reminders.remove,
          { id, occurrence_date: day, following: 'true' },
          { kind: 'remove', about: id, title },
        ),
      ),
    onMutate: async ({ reminder: { id }, day }) => {
      await client.cancelQueries({ queryKey: listKey })
      replace(client, id, (there) => endedBefore(there, day))
    },
    onSuccess: (answer, { reminder, day, onDone }) =>
      announceDone(words.deleted, {
        waits: answer === null,
        about: reminder.title,
        onDone,
        undo: () => {
          const { id, ends_on = null } = reminder
          edit.mutate({ reminder: endedBefore(reminder, day), edit: { id, ends_on }, onDone: saidAlready })
        },
        again: () => mutation.mutate({ reminder, day, ...(onDone && { onDone }) }),
      }),
    onError: (_, { reminder }) => {
      replace(client, reminder.id, () => reminder)
      toast.error(failures.reminderDelete)
    },
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}
