import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage, limitMet, NoAnswer } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { canQueue } from '#api/offline-queue/store.ts'
import { useUser } from '#features/auth/session.tsx'
import { afterPaint } from '#platform/after-paint.ts'
import { tellOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import type { Occurrence } from './agenda/outlook.ts'
import { completionOf, withCompletion } from './agenda/state-on.ts'
import type { Attempt } from './create/attempt.ts'
import { baseOf, changedOnly } from './offline/changed-only.ts'
import { foretold } from './offline/foretold.ts'
import { inTurn } from './offline/in-turn.ts'
import { changeKey, listKey, windowsKey } from './queries.ts'
import { words } from './words.ts'

type Reminder = reminders.Reminder

export type Completion = { reminder: Reminder; day: string; completed: boolean }

/** Completes or reopens a reminder on a day: shown at once, taken back if the server refuses. */
export function useComplete() {
  const client = useQueryClient()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder, day, completed }: Completion) =>
      inTurn(reminder.id, async () => {
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
    onSuccess: (answer, { day, completed }) => {
      if (answer === null) return tellKept()

      replace(client, answer.id, () => answer)
      const undo = () => mutation.mutate({ reminder: answer, day, completed: !completed })
      toast.success(completed ? words.completed : words.reopened, { action: { label: 'Undo', onClick: undo } })
    },
    onError: (error, { reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, !completed))
      toast.error(failures.reminderUpdate, limitMet(error))
    },
    onSettled: () => settle(client),
  })

  return mutation
}

/** A reminder that was made, or the one that will be: `waits` where the server could not be asked, or did not answer. */
export type Made = { reminder: Reminder; waits: null | 'not asked' | 'no answer' }

/** Makes a reminder from a sentence. It joins the list only when the person has confirmed it: `keep`. */
export function useCreate() {
  const { time_zone: timeZone } = useUser()

  return useMutation({
    mutationKey: changeKey,
    async mutationFn(attempt: Attempt): Promise<Made> {
      const waits = navigator.onLine ? 'no answer' : 'not asked'
      try {
        if (waits === 'not asked') throw new NoAnswer('The device is offline')
        const headers = { 'idempotency-key': attempt.id }

        return { reminder: await call(reminders.createFromText, attempt, { headers }), waits: null }
      } catch (error) {
        if (!(error instanceof NoAnswer) || !(await canQueue())) throw error

        return { reminder: await foretold(attempt, timeZone), waits }
      }
    },
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
    mutationFn({ reminder, edit }: { reminder: Reminder; edit: InputOf<typeof reminders.update> }) {
      const changed = changedOnly(edit, reminder)

      return callOrQueue(reminders.update, changed, {
        kind: 'edit',
        about: reminder.id,
        title: reminder.title,
        base: baseOf(changed, reminder),
      })
    },
    onSuccess: (answer) => {
      if (answer === null) return tellKept()

      replace(client, answer.id, () => answer)
      toast.success(words.updated)
    },
    onError: (error) => toast.error(failures.reminderEdit(withoutFullStop(detailOrMessage(error)))),
    onSettled: () => settle(client),
  })
}

/** Changes one day of a repeating reminder. It needs a connection: what leaves the others gets its id from the server. */
export function useEditDay() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ edit, attempt }: { edit: InputOf<typeof reminders.update>; attempt: string }) =>
      call(reminders.update, edit, { headers: { 'idempotency-key': attempt } }),
    onSuccess: () => toast.success(words.updated),
    onError: (error) => toast.error(failures.reminderEdit(withoutFullStop(detailOrMessage(error)))),
    onSettled: () => settle(client),
  })
}

/** Takes one day out of a repeating reminder: gone at once, back if the server refuses. */
export function useDeleteDay() {
  const client = useQueryClient()
  const show = (id: string, change: (skipped: readonly string[]) => string[]) =>
    replace(client, id, (there) => ({ ...there, skipped_dates: change(there.skipped_dates ?? []) }))

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder: { id }, day }: Occurrence) => call(reminders.remove, { id, occurrence_date: day }),
    onMutate: async ({ reminder: { id }, day }) => {
      await client.cancelQueries({ queryKey: listKey })
      show(id, (skipped) => [...skipped, day])
    },
    onSuccess: () => toast.success(words.deleted),
    onError: (_, { reminder: { id }, day }) => {
      show(id, (skipped) => skipped.filter((other) => other !== day))
      toast.error(failures.reminderDelete)
    },
    onSettled: () => settle(client),
  })
}

/** Deletes a reminder: gone at once, back if the server refuses. */
export function useDelete() {
  const client = useQueryClient()

  return useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id, title }: Reminder) =>
      callOrQueue(reminders.remove, { id }, { kind: 'remove', about: id, title }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listKey })
      showEverywhere(client, without(id))
    },
    onSuccess: (answer) => (answer === null ? tellKept() : toast.success(words.deleted)),
    onError: (_, reminder) => {
      client.setQueryData<Reminder[]>(listKey, (list) => list && [...list, reminder])
      toast.error(failures.reminderDelete)
    },
    onSettled: () => settle(client),
  })
}

const tellKept = () => toast.info(common.waiting.kept)

function replace(client: QueryClient, id: string, change: (reminder: Reminder) => Reminder): void {
  showEverywhere(client, (list) => list.map((there) => (there.id === id ? change(there) : there)))
}

/** Changes the list, and the cached windows of the past. */
function showEverywhere(client: QueryClient, change: (list: Reminder[]) => Reminder[]): void {
  client.setQueryData<Reminder[]>(listKey, (list) => list && change(list))
  client.setQueriesData<Reminder[]>({ queryKey: windowsKey }, (list) => list && change(list))
}

/** Refetches the list, here and in other tabs, after the last change in progress: an earlier answer would revert what is shown. */
function settle(client: QueryClient): void {
  tellOtherTabs('reminders')
  if (client.isMutating({ mutationKey: changeKey }) > 1) return

  void client.invalidateQueries({ queryKey: listKey })
}

/** The sentence around it brings its own. */
const withoutFullStop = (reason: string): string => reason.replace(/\.$/, '')

const without =
  (id: string) =>
  (list: readonly Reminder[]): Reminder[] =>
    list.filter((there) => there.id !== id)
