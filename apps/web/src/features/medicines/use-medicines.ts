import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as medicines from '@planner/contract/medicines'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '#api/call.ts'
import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { announceDone, withoutFullStop } from '#features/reminders/changes/cached-list.ts'
import { listKey } from '#features/reminders/queries.ts'
import { newId } from '#platform/ids.ts'
import { notifyOtherTabs } from '#platform/tabs.ts'
import { toast } from '#ui/toast.ts'

import { changeKey } from './queries.ts'
import { words } from './words.ts'

type Creation = Omit<InputOf<typeof medicines.create>, 'id'>
type Change = { change: InputOf<typeof medicines.update>; stock: number | null | undefined }

const showFailure = (error: unknown) => toast.error(failures.medicineSave(withoutFullStop(detailOrMessage(error))))

/** Adds, changes and deletes medicines, and refreshes the reminders here and in other tabs. */
export function useMedicines() {
  const client = useQueryClient()
  // Retries keep the id, so that a medicine is added only once.
  const attempt = useRef<{ input: string; id: string } | null>(null)
  const onSettled = () => {
    notifyOtherTabs('reminders')
    void client.invalidateQueries({ queryKey: listKey })
  }

  const remove = useMutation({
    mutationKey: changeKey,
    mutationFn: ({ id }: { id: string; quietly?: boolean }) => call(medicines.remove, { id }),
    onSuccess: (_, { quietly = false }) => !quietly && toast.success(words.removed),
    onError: showFailure,
    onSettled,
  })

  /** Queued on this device while offline. */
  const add = useMutation({
    mutationKey: changeKey,
    mutationFn: async (input: Creation) => {
      const serialized = JSON.stringify(input)
      if (attempt.current?.input !== serialized) attempt.current = { input: serialized, id: newId() }
      const { id } = attempt.current
      const made = await callOrQueue(
        medicines.create,
        { ...input, id },
        { id, kind: 'medicine', about: id, title: input.name },
      )
      attempt.current = null
      return { id, made }
    },
    onSuccess: ({ id, made }) => {
      if (made) announceDone(words.added, { waits: false, undo: () => remove.mutate({ id, quietly: true }) })
      else toast.info(words.savedForLater)
    },
    onError: showFailure,
    onSettled,
  })

  const change = useMutation({
    mutationFn: async ({ change: asked, stock }: Change) => {
      if (stock !== undefined) await call(medicines.setStock, { id: asked.id, left: stock })
      if (Object.keys(asked).length > 1) await call(medicines.update, asked)
    },
    onSuccess: () => toast.success(words.changed),
    onError: showFailure,
    onSettled,
  })

  return { add, change, remove }
}
