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
  // Retries keep the ids, so that each medicine is added only once.
  const attempts = useRef(new Map<string, string>())
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

  /** Adds medicines, in order. Queued on this device while offline. */
  const add = useMutation({
    mutationKey: changeKey,
    mutationFn: async (inputs: readonly Creation[]) => {
      const results = []
      for (const [place, input] of inputs.entries()) {
        const key = `${place} ${JSON.stringify(input)}`
        const id = attempts.current.get(key) ?? newId()
        attempts.current.set(key, id)
        const made = await callOrQueue(
          medicines.create,
          { ...input, id },
          { id, kind: 'medicine', about: id, title: input.name },
        )
        results.push({ id, made })
      }
      attempts.current.clear()
      return results
    },
    onSuccess: (results) => {
      const undo = () => {
        for (const { id } of results) remove.mutate({ id, quietly: true })
      }
      if (results.every(({ made }) => made)) announceDone(words.added(results.length), { waits: false, undo })
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
