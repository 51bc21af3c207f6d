import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { limitMet } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { afterPaint } from '#platform/after-paint.ts'
import { toast } from '#ui/toast.ts'

import { completionOf, withCompletion } from '../agenda/state-on.ts'
import { inTurn } from '../offline/in-turn.ts'
import { changeKey, listKey } from '../queries.ts'
import { words } from '../words.ts'
import { replace, settle, tellDone } from './list-at-hand.ts'

export type Completion = { reminder: reminders.Reminder; day: string; completed: boolean }

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
    onSuccess: (answer, { reminder, day, completed }) => {
      if (answer) replace(client, answer.id, () => answer)
      const changed = answer ?? withCompletion(reminder, day, completed)
      tellDone(completed ? words.completed : words.reopened, {
        waits: answer === null,
        undo: () => mutation.mutate({ reminder: changed, day, completed: !completed }),
      })
    },
    onError: (error, { reminder, day, completed }) => {
      replace(client, reminder.id, (there) => withCompletion(there, day, !completed))
      toast.error(failures.reminderUpdate, limitMet(error))
    },
    onSettled: () => settle(client),
  })

  return mutation
}
