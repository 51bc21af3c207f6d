import { reminders as limits } from '@planner/contract/constants/reminders'
import * as notifications from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'
import * as reminders from '@planner/contract/reminders'
import { type QueryClient, queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { call } from '#api/call.ts'
import { callPages } from '#api/call-pages.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { queuedCalls, useQueuedCalls } from '#api/offline-queue/queue.ts'
import { isOlderThanChange } from '#platform/offline/cached-answers.ts'
import { onFirstWorker } from '#platform/offline/first-worker.ts'
import { onOtherTabs } from '#platform/tabs.ts'
import { now } from '#platform/time/clock.ts'
import { needsEngine, type RecurrenceEngine } from './agenda/occurrences.ts'
import { isCompletedOn } from './agenda/state-on.ts'
import { type Alert, alertOf } from './alerts/alert.ts'
import { type AlertMoment, alertMoments, notSnoozed, type Ringing, snoozedMoments } from './alerts/alert-moments.ts'
import { withQueued } from './offline/with-queued.ts'

export type { Alert } from './alerts/alert.ts'
export type { Ringing } from './alerts/alert-moments.ts'

export const listKey = ['reminders'] as const

export const windowsKey = [...listKey, 'window'] as const

/** The mutation key of all changes of reminders. */
export const changeKey = ['reminders', 'change'] as const

/**
 * Returns the list with unchanged reminders replaced by the known objects; the known list itself if nothing has
 * changed.
 */
export function sharedById(known: Reminder[] | undefined, list: Reminder[]): Reminder[] {
  const before = new Map(known?.map((reminder) => [reminder.id, reminder]))
  const shared = list.map((reminder) => replaceEqualDeep(before.get(reminder.id), reminder))
  return known && known.length === shared.length && shared.every((reminder, place) => reminder === known[place])
    ? known
    : shared
}

/**
 * Reminders from 90 days ago on, plus all open and repeating ones. A 400 is retried with a growing delay, up to three
 * attempts in all; other failures are not (DASH-7).
 */
export const listOptions = queryOptions({
  queryKey: listKey,
  queryFn: async ({ signal, client }) => {
    const list = (await callPages(reminders.list, {}, { timeoutMs: limits.listTimeoutMs, signal })).flat()
    // Data cached on the device before a change would revert it: the page's own state includes the change.
    if (isOlderThanChange(reminders.list.path) && client.getQueryData(listKey))
      throw new NoAnswer('kept before a change')
    return list
  },
  // The default compares by position: a moved reminder would make all following ones look changed and re-render.
  structuralSharing: (known, list) => sharedById(known as Reminder[] | undefined, list as Reminder[]),
  retry: (failures, error) => failures < limits.listAttempts - 1 && error instanceof CallError && error.status === 400,
  retryDelay: (failures) => 1000 * 2 ** failures,
  // Requested before the page renders; mounting shortly after a failure is no reason to retry.
  retryOnMount: ({ state }) => now().getTime() - state.errorUpdatedAt > limits.listTimeoutMs,
})

/** All reminders of a range, including old completed ones. Under the list's key, because they change together. */
export const windowOptions = (from: string, to: string) =>
  queryOptions({
    queryKey: [...windowsKey, from, to],
    queryFn: async ({ signal }) => (await callPages(reminders.list, { from, to }, { signal })).flat(),
    retry: false,
  })

/** Snoozed reminders. Under the list's key, so that refetching the list refetches them. */
export const snoozedOptions = queryOptions({
  queryKey: [...listKey, 'snoozed'],
  queryFn: ({ signal }) => call(notifications.snoozed, {}, { signal }),
  retry: false,
})

/** The recurrence module: loaded once, and only if a rule or a moveable feast needs it. */
const engineOptions = queryOptions({
  queryKey: ['recurrence-engine'],
  queryFn: (): Promise<RecurrenceEngine> => import('@planner/reminder-language/recurrence'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/**
 * The list with queued changes applied. Refetched when the device comes online, and periodically while the server does
 * not answer.
 */
export function useReminders({ offline }: { offline: boolean }) {
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...listOptions,
    refetchInterval: offline && 20_000,
  })
  const client = useQueryClient()
  const calls = useQueuedCalls()
  const shown = useMemo(() => data && withQueued(data, calls), [data, calls])

  useEffect(() => {
    const again = () => void refetch()
    window.addEventListener('online', again)
    // The answer could revert a change in progress in this tab, which refetches the list itself.
    const unlessChanging = () => client.isMutating({ mutationKey: changeKey }) === 0 && again()
    const stops = [onOtherTabs('reminders', unlessChanging), onFirstWorker(unlessChanging)]

    return () => {
      window.removeEventListener('online', again)
      for (const stop of stops) stop()
    }
  }, [client, refetch])

  return { data: shown, error, isFetching, refetch, dataUpdatedAt }
}

/** Returns the ids of reminders with queued changes. */
export function useQueuedIds(): ReadonlySet<string> {
  const calls = useQueuedCalls()

  return useMemo(
    () => new Set(calls.filter(({ state }) => state.name === 'waiting').map(({ about }) => about)),
    [calls],
  )
}

export function useRecurrenceEngine(list: readonly Parameters<typeof needsEngine>[0][]): RecurrenceEngine | undefined {
  return useQuery({ ...engineOptions, enabled: list.some(needsEngine) }).data
}

/**
 * Returns the alerts in a window. If there are any, the list is refetched first, so that a reminder completed on
 * another device does not ring; without an answer the cached list is used.
 */
export async function alertsWithin(client: QueryClient, window: Window, ringing: Ringing): Promise<Alert[]> {
  const known = await client.ensureQueryData(listOptions)
  const again = await client.ensureQueryData(snoozedOptions).catch((): notifications.Snoozed[] => [])
  // An alert that a snooze replaces counts, too: the snooze may have been taken back on another device.
  const { own, snoozed } = await momentsIn(client, { list: known, again }, window, ringing)
  if (own.length + snoozed.length === 0) return []

  const fresh = await Promise.all([
    client.fetchQuery({ ...listOptions, staleTime: 20_000 }).catch(() => known),
    client.fetchQuery({ ...snoozedOptions, staleTime: 20_000 }).catch(() => again),
  ])

  const current = await momentsIn(client, { list: fresh[0], again: fresh[1] }, window, ringing)
  return [...notSnoozed(current.own, fresh[1]), ...current.snoozed].map((moment) => alertOf(moment, ringing.timeZone))
}

/**
 * Returns a scheduled alert in its current state; undefined if it is no longer wanted. Once the server has sent a
 * snoozed alert, perhaps a moment before this page's clock gets there, it no longer lists it: it still rings unless its
 * occurrence was completed or snoozed again.
 */
export async function stillWanted(client: QueryClient, alert: Alert, ringing: Ringing): Promise<Alert | undefined> {
  const { at, reminderId, day, moment, message } = alert
  const alerts = await alertsWithin(client, { from: at, until: at + 1 }, ringing)
  const same = alerts.find((one) => one.message.tag === message.tag)
  if (same || moment !== 'snoozed') return same

  const known = client.getQueryData(listOptions.queryKey) ?? []
  const list = await client.fetchQuery({ ...listOptions, staleTime: 20_000 }).catch(() => known)
  const reminder = withQueued([...list], queuedCalls()).find(({ id }) => id === reminderId)
  const isSnoozedAgain = client
    .getQueryData(snoozedOptions.queryKey)
    ?.some((one) => one.reminder_id === reminderId && one.occurrence_date === day && Date.parse(one.rings_at) > at)

  return reminder && !isCompletedOn(reminder, day) && !isSnoozedAgain ? alert : undefined
}

type SnoozedOne = Omit<notifications.Snoozed, 'rings_at'>

/** Caches the server's answer to a snooze, so that the page knows it even if the list cannot be refetched. */
export const cacheSnoozed = (client: QueryClient, snoozed: notifications.Snoozed): Promise<void> =>
  replaceSnoozed(client, snoozed, [snoozed])

/** Removes a cancelled snooze from the cache. */
export const removeSnoozed = (client: QueryClient, snoozed: SnoozedOne): Promise<void> =>
  replaceSnoozed(client, snoozed, [])

async function replaceSnoozed(
  client: QueryClient,
  { reminder_id: id, occurrence_date: day }: SnoozedOne,
  by: notifications.Snoozed[],
) {
  const { queryKey } = snoozedOptions
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (before: notifications.Snoozed[] = []) => [
    ...before.filter((one) => one.reminder_id !== id || one.occurrence_date !== day),
    ...by,
  ])
  void client.invalidateQueries({ queryKey })
}

type Window = { from: number; until: number }

/** Returns the alerts of a window: those that the reminders have themselves, and those of snoozes. */
async function momentsIn(
  client: QueryClient,
  { list, again }: { list: readonly Reminder[]; again: readonly notifications.Snoozed[] },
  window: Window,
  ringing: Ringing,
): Promise<Record<'own' | 'snoozed', AlertMoment[]>> {
  const shown = withQueued([...list], queuedCalls())
  // Without the engine, a reminder that needs it rings on its first day only, so a failure is reported. The next check,
  // a minute later, loads it again.
  const engine = shown.some(needsEngine)
    ? await client.ensureQueryData(engineOptions).catch(reportError as (error: unknown) => undefined)
    : undefined

  return { own: alertMoments(shown, window, engine, ringing), snoozed: snoozedMoments(shown, window, again) }
}
