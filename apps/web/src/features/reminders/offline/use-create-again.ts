import * as reminders from '@planner/contract/reminders'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { useQueryClient } from '@tanstack/react-query'

import { call as callServer } from '#api/call.ts'
import { replaceQueued } from '#api/offline-queue/queue.ts'
import { newId } from '#platform/ids.ts'
import { refetchAfterChanges } from '../changes/cached-list.ts'
import { createAsked } from '../create/reading/signals.ts'
import { linesIn, titleIn } from './queue-text.ts'

/**
 * Returns a function that creates a reminder again whose change came after it was deleted: the deleted one is restored
 * and the change sent again, or, if it can’t be restored, its text is offered as a
 * new sentence and stays here.
 */
export function useCreateAgain(change: QueuedChange): () => Promise<void> {
  const client = useQueryClient()

  return async () => {
    try {
      await callServer(reminders.restore, { id: change.about })
    } catch {
      createAsked.tell([titleIn(change), ...linesIn(change)].join(' '))
      return
    }
    await replaceQueued({ ...change, id: newId(), failures: 0, state: { name: 'waiting' } })
    refetchAfterChanges(client)
  }
}
