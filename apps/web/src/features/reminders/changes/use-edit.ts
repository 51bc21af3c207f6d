import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { audienceFields, forWhomOf } from '#features/household/audience.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'

import { baseOf, changedOnly } from '../offline/changed-only.ts'
import { runInOrder } from '../offline/run-in-order.ts'
import { endedBefore, followed, separated, withSkipped } from '../offline/with-queued.ts'
import { changeKey, listKey } from '../queries.ts'
import { words } from '../words.ts'
import {
  announceDone,
  refetchAfterChanges,
  replace,
  saidAlready,
  showEverywhere,
  type UndoMessage,
  withoutFullStop,
} from './cached-list.ts'
import { useDelete, useRestore } from './use-remove.ts'

type Reminder = reminders.Reminder
type Update = InputOf<typeof reminders.update>

/** `atOnce`: shown before the server has answered; `undoes`: the sentence of the change that this one undoes. */
type Edit = { reminder: Reminder; edit: Update; atOnce?: boolean; undoes?: string } & Partial<UndoMessage>

/** Edits all occurrences of a reminder, with an undo. */
export function useEdit() {
  const client = useQueryClient()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn({ reminder, edit }: Edit) {
      const changed = withChecklistBefore(changedOnly(edit, reminder), reminder)

      return runInOrder(reminder.id, () =>
        callOrQueue(reminders.update, changed, {
          kind: 'edit',
          about: reminder.id,
          title: reminder.title,
          base: baseOf(changed, reminder),
        }),
      )
    },
    onMutate: ({ reminder, edit, atOnce = false }) => {
      if (atOnce) replace(client, reminder.id, (there) => ({ ...there, ...changedFields(edit) }))
    },
    onSuccess: (
      answer,
      { reminder, edit, undoes, sentence = undoes ? words.undone(undoes) : words.updated, onDone },
    ) => {
      if (answer) replace(client, answer.id, () => answer)
      announceDone(sentence, {
        waits: answer === null,
        about: titleAfter(reminder, edit),
        undoTells: true,
        isUndo: undoes !== undefined,
        onDone,
        undo: () =>
          mutation.mutate({
            reminder: answer ?? { ...reminder, ...changedFields(edit) },
            edit: asBefore(reminder, edit),
            ...(undoes ? { sentence: undoes } : { undoes: sentence }),
          }),
      })
    },
    onError: showFailure,
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}

/** Includes the previous checklist if others may tick it too, so that the server can merge their ticks. */
const withChecklistBefore = (edit: Update, { checklist = [], shared }: Reminder): Update =>
  edit.checklist && shared ? { ...edit, checklist_was: checklist } : edit

/** Returns the fields of a reminder that an edit sets. */
const changedFields = ({
  times: _times,
  audience: _a,
  for_id: _f,
  escalate_to_id: _e,
  escalate_minutes: _m,
  ...edit
}: Update): Partial<Reminder> =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined && value !== null))

const titleAfter = (reminder: Reminder, edit: Update): string => edit.title ?? reminder.title

/** The values of fields that a reminder omits. */
const none = {
  priority: 0,
  checklist: [],
  duration_minutes: null,
  lead_minutes: null,
  nag_minutes: null,
  since_year: null,
}

/** Returns the edit that reverts another: the same fields with their previous values. */
const asBefore = (reminder: Reminder, edit: Update): Update =>
  ({
    ...Object.fromEntries(Object.keys(edit).map((name) => [name, { ...none, ...reminder }[name as keyof Reminder]])),
    ...(edit.audience !== undefined && audienceFields(forWhomOf(reminder))),
    id: reminder.id,
    times: undefined,
    ...((edit.times !== undefined || edit.ends_on !== undefined) && { ends_on: reminder.ends_on ?? null }),
  }) as Update

export type DayEdit = { reminder: Reminder; edit: Update; attempt: string } & Partial<UndoMessage>

/** Edits an occurrence and all following ones, which become a separate series, with an undo. */
export function useEditFollowing() {
  const { mutate: edit } = useEdit()

  return useSeparation(followed, endedBefore, (reminder, day) => {
    const { id, ends_on = null } = reminder
    edit({ reminder: endedBefore(reminder, day), edit: { id, ends_on }, onDone: saidAlready })
  })
}

/** Edits one occurrence of a repeating reminder, which becomes a separate reminder, with an undo. */
export function useEditDay() {
  const { mutate: restore } = useRestore()

  return useSeparation(
    separated,
    (series, day) => withSkipped(series, day, true),
    (reminder, day) => restore({ reminder, day }),
  )
}

/**
 * Edits a part of a series, which becomes a separate reminder. Its id (`attempt`) is generated here, so that this works
 * offline, too.
 *
 * @param foretell returns the separate reminder
 * @param leave returns the series without that part
 * @param giveBack gives the part back to the series
 */
function useSeparation(
  foretell: (reminder: Reminder, edit: Update, id: string) => Reminder,
  leave: (series: Reminder, day: string) => Reminder,
  giveBack: (reminder: Reminder, day: string) => void,
) {
  const client = useQueryClient()
  const remove = useDelete()

  const mutation = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ reminder, edit, attempt }: DayEdit) =>
      runInOrder(reminder.id, () =>
        callOrQueue(
          reminders.update,
          { ...changedOnDay(edit, reminder), separate_id: attempt },
          {
            id: attempt,
            kind: 'edit',
            about: reminder.id,
            title: reminder.title,
            foretold: foretell(reminder, edit, attempt),
          },
        ),
      ),
    onMutate: () => client.cancelQueries({ queryKey: listKey }),
    onSuccess: (answer, { reminder, edit, attempt, sentence = words.updated, onDone }) => {
      const own = answer ?? foretell(reminder, edit, attempt)
      const day = edit.occurrence_date!
      if (answer) {
        showEverywhere(client, (list) => [
          ...list.map((there) => (there.id === reminder.id ? leave(there, day) : there)),
          own,
        ])
      }
      announceDone(sentence, {
        waits: answer === null,
        about: own.title,
        onDone,
        undo: () => {
          remove.mutate({ reminder: own, quietly: true })
          giveBack(reminder, day)
        },
        // The separate reminder of the first time is deleted, so this one needs an id of its own.
        again: () => mutation.mutate({ reminder, edit, attempt: newId(), sentence, ...(onDone && { onDone }) }),
      })
    },
    onError: showFailure,
    onSettled: () => refetchAfterChanges(client),
  })

  return mutation
}

const showFailure = (error: Error) => toast.error(failures.reminderEdit(withoutFullStop(detailOrMessage(error))))

/**
 * Returns the edit of an occurrence without the fields it shares with its series, which may have changed since the form
 * was opened.
 */
const changedOnDay = (edit: Update, series: Reminder): Update =>
  changedOnly(edit, { ...series, date: edit.occurrence_date! })
