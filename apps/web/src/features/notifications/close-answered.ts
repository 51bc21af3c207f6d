import type { Snoozed } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import type { QueryClient } from '@tanstack/react-query'

import { queuedCalls } from '#api/offline-queue/queue.ts'
import { isCompletedOn } from '#features/reminders/agenda/state-on.ts'
import { withQueued } from '#features/reminders/offline/with-queued.ts'
import { changeKey, listKey, listOptions, snoozedOptions } from '#features/reminders/queries.ts'
import { now } from '#platform/time/clock.ts'

type Known = {
  list: readonly Reminder[]
  snoozed: readonly Snoozed[]
  /** Whether the list is newer than the alert: only then is a reminder that is not on it deleted. */
  isNewer: boolean
  now: number
}

/**
 * Whether the alert with this tag (`alertTag`) has been answered, here or on another device: its occurrence is done,
 * skipped or deleted, or it rings again later.
 */
export function isAnswered(tag: string, { list, snoozed, isNewer, now: at }: Known): boolean {
  const [kind, id, day = '', moment] = tag.split(':')
  if (kind !== 'reminder') return false
  const reminder = list.find((one) => one.id === id)
  // Somebody who is told of another person's undone reminder need not have it on their list.
  if (!reminder) return isNewer && moment !== 'escalated'
  if (isCompletedOn(reminder, day) || reminder.skipped_dates?.includes(day)) return true
  return snoozed.some((one) => one.reminder_id === id && one.occurrence_date === day && Date.parse(one.rings_at) > at)
}

/** Closes the notifications on this device that have been answered, whenever the reminders change or the page is shown. */
export function closeAnswered(client: QueryClient): () => void {
  const look = () => void close(client).catch((error: unknown) => console.warn('Couldn’t close notifications', error))
  const keys = [listOptions.queryKey, snoozedOptions.queryKey].map(String)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success' && keys.includes(String(query.queryKey))) look()
  })
  const onShown = () => {
    if (document.visibilityState !== 'visible') return
    look()
    // What was answered elsewhere meanwhile; a change in progress refetches the list itself.
    if (client.isMutating({ mutationKey: changeKey }) === 0) void client.invalidateQueries({ queryKey: listKey })
  }
  document.addEventListener('visibilitychange', onShown)

  return () => {
    stop()
    document.removeEventListener('visibilitychange', onShown)
  }
}

async function close(client: QueryClient): Promise<void> {
  const state = client.getQueryState(listOptions.queryKey)
  if (!state?.data || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const known = {
    list: withQueued(state.data, queuedCalls()),
    snoozed: client.getQueryData(snoozedOptions.queryKey) ?? [],
    now: now().getTime(),
  }
  for (const shown of (await registration?.getNotifications()) ?? []) {
    // Not every browser says when it was shown.
    const { timestamp = Infinity } = shown as { timestamp?: number }
    if (isAnswered(shown.tag, { ...known, isNewer: state.dataUpdatedAt > timestamp })) shown.close()
  }
}
