import type { Reminder } from '@planner/contract/reminders'
import type { QueuedChange } from '@planner/offline-queue/queued-change'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { onQueueMessage } from '#api/offline-queue/messages.ts'
import { catchUp, watchQueue } from '#api/offline-queue/queue.ts'
import { useSession } from '#features/auth/session.tsx'

import { listKey } from '../queries.ts'
import { dayOf, endedBefore, isOfFollowing, isOfOneDay, withSkipped } from './with-queued.ts'

/**
 * Sends queued calls when the device comes online, when the page becomes visible, and periodically. Accepted calls are
 * applied to this tab's list before they leave the queue, whichever tab has sent them.
 */
export function useSender(): void {
  const client = useQueryClient()
  const session = useSession()
  const id = session.state === 'signed-in' ? session.user.id : null
  const token = session.state === 'signed-in' ? session.bearer : null

  useEffect(() => (id === null || token === null ? undefined : watchQueue({ id, token })), [id, token])

  useEffect(
    () =>
      onQueueMessage((message) => {
        if (message.kind === 'accepted') takeIn(client, message.call, message.answer)
        if (message.kind === 'sent') void client.invalidateQueries({ queryKey: listKey })
      }),
    [client],
  )

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void catchUp()
    }
    const timer = setInterval(again, retryMs)
    window.addEventListener('online', again)
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)

    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
}

const retryMs = 20_000

function takeIn(client: QueryClient, call: QueuedChange, answer: unknown): void {
  if (call.kind === 'snooze' || call.kind === 'list' || call.kind === 'medicine') return
  const isGone = call.kind === 'remove' && dayOf(call) === null
  const taken = isGone ? null : (answer as Reminder)
  const others = (list: readonly Reminder[]) =>
    list
      .filter(({ id }) => id !== (taken?.id ?? call.about))
      .map((there) => {
        if (there.id !== call.about) return there
        if (isOfFollowing(call)) return endedBefore(there, dayOf(call)!)
        return isOfOneDay(call) ? withSkipped(there, dayOf(call)!, true) : there
      })
  // The answer to an earlier request would undo this.
  void client.cancelQueries({ queryKey: listKey })
  client.setQueryData<Reminder[]>(listKey, (list) => list && [...others(list), ...(taken ? [taken] : [])])
}
