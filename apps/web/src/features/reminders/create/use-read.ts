import * as reminders from '@planner/contract/reminders'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { canQueue } from '#api/offline-queue/indexed-db.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import type { Attempt } from './attempt.ts'
import { loadBeyond } from './reading/use-reading.ts'

/** A reminder that has been read from a sentence but not confirmed. */
export type ToBeMade = {
  reminder: reminders.Reminder
  /** Sent once the person has confirmed it. */
  input: Attempt
}

/** Has a sentence parsed by the server, or here if it does not answer. Nothing is stored before the person confirms. */
export function useRead() {
  const { time_zone: timeZone } = useUser()
  const client = useQueryClient()

  return useMutation({
    async mutationFn(attempt: Attempt): Promise<ToBeMade> {
      try {
        if (!navigator.onLine) throw new NoAnswer('The device is offline')
        const reminder = await call(reminders.createFromText, { ...attempt, only_read: true })
        const { created_at: read_at, read_by } = reminder

        return { reminder, input: { ...attempt, read_at, read_by: read_by ?? 'engine' } }
      } catch (error) {
        if (!(error instanceof NoAnswer) || !(await canQueue())) throw error

        // Loaded on demand together with the parser, because most sentences are parsed by the server.
        const { predictReminder } = await import('../offline/predict-reminder.ts')
        const beyond = await loadBeyond()
        const events = beyond?.eventsOn(client, dayAt(now(), timeZone))
        return { reminder: await predictReminder(attempt, timeZone, events), input: attempt }
      }
    },
  })
}
