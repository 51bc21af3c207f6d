import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { toast } from '#ui/toast.ts'

import type { Occurrence } from '../agenda/outlook.ts'
import { runInOrder } from '../offline/run-in-order.ts'
import { withSkipped } from '../offline/with-queued.ts'
import { changeKey, listKey } from '../queries.ts'
import { words } from '../words.ts'
import { announceDone, refetchAfterChanges, replace, showEverywhere, type UndoMessage, without } from './cached-list.ts'

type Reminder = reminders.Reminder

/** A deleted reminder, or one deleted occurrence of it. */
type Restored = { reminder: Reminder; day?: string }

/** Restores a deleted reminder or occurrence: optimistic, reverted if the server refuses. */
export function useRestore() {
  const client = useQueryClient()
  const show = ({ reminder, day }: Restored) =>
    day === undefined
      ? showEverywhere(client, (list) => [...without(reminder.id)(list), reminder])
      : replace(client, reminder.id, (there) => withSkipped(there, day, false))

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder: { id, title, ...rest }, day }: Restored) =>
      runInOrder(id, () =>
        callOrQueue(
          reminders.restore,
          { id, ...(day !== undefined && { occurrence_date: day }) },
          { kind: 'restore', about: id, title, foretold: { id, title, ...rest } },
        ),
      ),
    onMutate: async (restored) => {
      await client.cancelQueries({ queryKey: listKey })
      show(restored)
    },
    onSuccess: (answer) => {
      if (answer) replace(client, answer.id, () => answer)
    },
    onError: (_, { reminder, day }) => {
      if (day === undefined) showEverywhere(client, without(reminder.id))
      else replace(client, reminder.id, (there) => withSkipped(there, day, true))
      toast.error(failures.reminderRestore)
    },
    onSettled: () => refetchAfterChanges(client),
  })
}

/** Deletes one occurrence of a repeating reminder. Optimistic, reverted if the server refuses, with an undo. */
export function useDeleteDay() {
  const client = useQueryClient()
  const restore = useRestore()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder: { id, title }, day }: Occurrence & Partial<UndoMessage>) =>
      runInOrder(id, () =>
        callOrQueue(reminders.remove, { id, occurrence_date: day }, { kind: 'remove', about: id, title }),
      ),
    onMutate: async ({ reminder: { id }, day }) => {
      await client.cancelQueries({ queryKey: listKey })
      replace(client, id, (there) => withSkipped(there, day, true))
    },
    onSuccess: (answer, { reminder, day, sentence = words.deleted, onDone }) =>
      announceDone(sentence, {
        waits: answer === null,
        about: reminder.title,
        onDone,
        undo: () => restore.mutate({ reminder, day }),
        again: () => mutation.mutate({ reminder, day, sentence, ...(onDone && { onDone }) }),
      }),
    onError: (_, { reminder: { id }, day }) => {
      replace(client, id, (there) => withSkipped(there, day, false))
      toast.error(failures.reminderDelete)
    },
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}

/** Deletes a reminder. Optimistic, reverted if the server refuses, with an undo. */
export function useDelete() {
  const client = useQueryClient()
  const restore = useRestore()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder: { id, title } }: { reminder: Reminder; quietly?: boolean } & Partial<UndoMessage>) =>
      runInOrder(id, () => callOrQueue(reminders.remove, { id }, { kind: 'remove', about: id, title })),
    onMutate: async ({ reminder: { id } }) => {
      await client.cancelQueries({ queryKey: listKey })
      showEverywhere(client, without(id))
    },
    onSuccess: (answer, { reminder, quietly = false, sentence = words.deleted, onDone }) => {
      if (quietly) return
      announceDone(sentence, {
        waits: answer === null,
        about: reminder.title,
        onDone,
        undo: () => restore.mutate({ reminder }),
        again: () => mutation.mutate({ reminder, sentence, ...(onDone && { onDone }) }),
      })
    },
    onError: (_, { reminder }) => {
      client.setQueryData<Reminder[]>(listKey, (list) => list && [...list, reminder])
      toast.error(failures.reminderDelete)
    },
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}
