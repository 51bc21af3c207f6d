import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as medicines from '@planner/contract/medicines'
import type { Reminder } from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { announceDone, withoutFullStop } from '#features/reminders/changes/cached-list.ts'
import { listKey } from '#features/reminders/queries.ts'
import { notifyOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'

import { changeKey, medicinesOptions } from './queries.ts'
import { words } from './words.ts'

type Change = Omit<InputOf<typeof medicines.update>, 'id'>

/** Applies a sentence's request to all doses of a medicine: stops it, or moves one of its daily times. With an undo. */
export function useWholeMedicine() {
  const client = useQueryClient()

  const { mutate: takeBack } = useMutation({
    mutationKey: changeKey,
    mutationFn: (before: InputOf<typeof medicines.update>) => call(medicines.update, before),
    onError: showFailure,
    onSettled: settle,
  })

  const { mutate } = useMutation({
    mutationKey: changeKey,
    mutationFn: async ({ dose, time }: { dose: Reminder; time: string | null }) => {
      const id = dose.medicine!.id
      const there = (await client.fetchQuery(medicinesOptions)).find((one) => one.id === id)
      const all = there?.times ?? []
      const before: Change = time === null ? { paused: false } : { times: all }
      const after: Change =
        time === null
          ? { paused: true }
          : { times: all.map((one) => (one.time === dose.time ? { ...one, time } : one)) }
      await call(medicines.update, { id, ...after })
      return { id, ...before }
    },
    onSuccess: (before, { time }) =>
      announceDone(time === null ? words.stopped : words.changed, {
        waits: false,
        undo: () => takeBack(before),
      }),
    onError: showFailure,
    onSettled: settle,
  })

  function settle() {
    notifyOtherTabs('reminders')
    void client.invalidateQueries({ queryKey: listKey })
  }

  return {
    /** Pauses all future doses; the medicine stays in the list and can be resumed. */
    stop: (dose: Reminder) => mutate({ dose, time: null }),
    moveDose: (dose: Reminder, time: string) => mutate({ dose, time }),
  }
}

const showFailure = (error: unknown) => toast.error(failures.medicineSave(withoutFullStop(detailOrMessage(error))))
