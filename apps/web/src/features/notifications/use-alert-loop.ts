import { notifications } from '@planner/contract/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { type Alert, alertsWithin } from '#features/reminders/queries.ts'
import { now } from '#platform/clock.ts'

import { currentPermission } from './permission.ts'
import { rung } from './rung.ts'
import { showAlert } from './show-alert.ts'

/** Looks once a minute for what rings within the next, and rings it. */
export function useAlertLoop(): void {
  const client = useQueryClient()

  useEffect(() => {
    const startedAt = now().getTime()
    const timers = new Set<ReturnType<typeof setTimeout>>()

    async function check(): Promise<void> {
      if (currentPermission() !== 'granted') return

      const instant = now().getTime()
      for (const alert of await alertsWithin(client, windowAt(instant, startedAt))) {
        // An hour ahead, the minute does not matter; at the due time it does.
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

    async function ringIfOpen({ at, message }: Alert): Promise<void> {
      const alerts = await alertsWithin(client, { from: at, until: at + 1 })
      const same = alerts.find((alert) => alert.message.tag === message.tag)
      if (same) await ring(same)
    }

    const tick = () => void check().catch(logged)
    tick()
    const minute = setInterval(tick, notifications.checkMs)

    return () => {
      clearInterval(minute)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client])
}

/** The next minute, and the last one too, as far as the page was open: a sleeping tab may have missed it. */
export const windowAt = (instant: number, startedAt: number) => ({
  from: Math.max(startedAt, instant - notifications.checkMs),
  until: instant + notifications.checkMs,
})

async function ring({ message }: Alert): Promise<void> {
  if (rung.has(message.tag)) return

  rung.add(message.tag, now().getTime())
  await showAlert(message)
}

const logged = (error: unknown) => console.warn('An alert could not be shown', error)
