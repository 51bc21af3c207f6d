import type { User } from '@planner/contract/account/auth'
import { notifications } from '@planner/contract/constants/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { useUser } from '#features/auth/session.tsx'
import { type Alert, alertsWithin, type Ringing, stillWanted } from '#features/reminders/queries.ts'
import { quietHoursOf } from '#platform/quiet-hours.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'

import { currentPermission } from './permission.ts'
import { preferencesOptions, usualPreferences } from './queries.ts'
import { showAlert } from './show-alert.ts'
import { shownAlerts } from './shown-alerts.ts'

/**
 * Checks once a minute for alerts due within the next minute and shows them on time: as notifications, or in the page
 * where the browser may not show any.
 */
export function useAlertLoop(): void {
  const client = useQueryClient()
  const { time_zone, id } = useUser()

  useEffect(() => {
    const startedAt = now().getTime()
    const timers = new Set<ReturnType<typeof setTimeout>>()

    async function check(): Promise<void> {
      const instant = now().getTime()
      for (const alert of await alertsWithin(
        client,
        windowAt(instant, startedAt),
        await ringingOf(client, { time_zone, id }),
      )) {
        // An advance alert may be up to a minute early; one at the due time has to be exact.
        if (alert.moment === 'before') await ring(alert)
        else later(alert)
      }
    }

    function later(alert: Alert): void {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          ringIfOpen(alert).catch(logged)
        },
        Math.max(0, alert.at - now().getTime()),
      )
      timers.add(timer)
    }

    async function ringIfOpen(alert: Alert): Promise<void> {
      const wanted = await stillWanted(client, alert, await ringingOf(client, { time_zone, id }))
      if (wanted) await ring(wanted)
    }

    const tick = () => void check().catch(logged)
    tick()
    const minute = setInterval(tick, notifications.checkMs)

    return () => {
      clearInterval(minute)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client, time_zone, id])
}

/**
 * Returns the window to check: the next minute and, since the page was opened, the last one, which a sleeping tab may
 * have missed.
 */
export const windowAt = (instant: number, startedAt: number) => ({
  from: Math.max(startedAt, instant - notifications.checkMs),
  until: instant + notifications.checkMs,
})

/** Returns the person's alert preferences; the cached or default ones if they cannot be loaded. */
async function ringingOf(
  client: QueryClient,
  { time_zone: timeZone, id: userId }: Pick<User, 'time_zone' | 'id'>,
): Promise<Ringing> {
  const chosen = await client
    .fetchQuery({ ...preferencesOptions, staleTime: 5 * 60_000, retry: false })
    .catch(() => client.getQueryData(preferencesOptions.queryKey) ?? usualPreferences)

  return {
    leadMinutes: chosen.lead_minutes,
    quiet: quietHoursOf(chosen),
    medicinesRing: chosen.medicines_ring,
    timeZone,
    userId,
  }
}

/** The alerts that this tab has shown without notifications. */
const shownInPage = new Set<string>()

async function ring({ message, moment, at }: Alert): Promise<void> {
  // The same occurrence may be snoozed repeatedly.
  const name = moment === 'snoozed' ? `${message.tag}@${at}` : message.tag
  if (currentPermission() !== 'granted') {
    // In each tab, because the others may be hidden.
    if (shownInPage.has(name)) return
    shownInPage.add(name)
    toast.info(message.title, {
      id: name,
      description: message.body,
      duration: notifications.checkMs,
      show: () => navigate(message.url),
    })
    return
  }
  if (shownAlerts.has(name)) return

  shownAlerts.add(name, now().getTime())
  await showAlert(message)
}

const logged = (error: unknown) => console.warn('Couldn’t show an alert', error)
