import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'

import { inTurn } from './in-turn.ts'
import { listKey } from './queries.ts'
import { completionOf, withCompletion } from './state-on.ts'

type Reminder = reminders.Reminder

const changeKey = ['reminders', 'change'] as const

export type Completion = { reminder: Reminder; day: string; completed: boolean }

/** Completes or reopens a reminder on a day: shown at once, taken back if the server refuses. */
export function useComplete() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder, day, completed }: Completion) =>
      inTurn(reminder.id, () => call(reminders.update, completionOf(reminder, day, completed))),
    onMutate: async ({ reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, completed))
      await client.cancelQueries({ queryKey: listKey })
    },
    onSuccess: (answer, { completed }) => {
      replace(client, answer.id, () => answer)
      toast.success(completed ? words.reminders.completed : words.reminders.reopened)
    },
    onError: (_, { reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, !completed))
      toast.error(failures.reminderUpdate)
    },
    onSettled: () => settle(client),
  })
}

/** Makes a reminder from a sentence. It joins the list only when the person has confirmed it: `keep`. */
export function useCreate() {
  return useMutation({
    mutationKey: changeKey,
    mutationFn: (input: InputOf<typeof reminders.createFromText>) => call(reminders.createFromText, input),
    onError: (error) => toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error)))),
  })
}

/** The list at hand, changed by the answer to a question: kept reminders join it, others leave it. */
export function useListAtHand() {
  const client = useQueryClient()

  return {
    add(reminder: Reminder): void {
      // Where the list is not there yet, one reminder must not pass for all of it.
      client.setQueryData<Reminder[]>(listKey, (list) => list && [...without(reminder.id)(list), reminder])
      settle(client)
    },
    drop: ({ id }: Reminder): unknown => client.setQueryData<Reminder[]>(listKey, (list) => list && without(id)(list)),
  }
}

export function useEdit() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: (input: InputOf<typeof reminders.update>) => call(reminders.update, input),
    onSuccess: (answer) => {
      replace(client, answer.id, () => answer)
      toast.success(words.reminders.updated)
    },
    onError: (error) => toast.error(failures.reminderEdit(withoutFullStop(detailOrMessage(error)))),
    onSettled: () => settle(client),
  })
}

/** Deletes a reminder: gone at once, back if the server refuses. */
export function useDelete() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id }: Reminder) => call(reminders.remove, { id }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listKey })
      client.setQueryData<Reminder[]>(listKey, (list) => list && without(id)(list))
    },
    onSuccess: () => toast.success(words.reminders.deleted),
    onError: (_, reminder) => {
      client.setQueryData<Reminder[]>(listKey, (list) => list && [...list, reminder])
      toast.error(failures.reminderDelete)
    },
    onSettled: () => settle(client),
  })
}

function replace(client: QueryClient, id: string, change: (reminder: Reminder) => Reminder): void {
  client.setQueryData<Reminder[]>(listKey, (list) => list?.map((there) => (there.id === id ? change(there) : there)))
}

/** Reads the list again once the last change under way is answered: an earlier answer would undo what is shown. */
function settle(client: QueryClient): void {
  if (client.isMutating({ mutationKey: changeKey }) > 1) return

  void client.invalidateQueries({ queryKey: listKey })
}

/** The sentence around it brings its own. */
const withoutFullStop = (reason: string): string => reason.replace(/\.$/, '')

const without =
  (id: string) =>
  (list: readonly Reminder[]): Reminder[] =>
    list.filter((there) => there.id !== id)
