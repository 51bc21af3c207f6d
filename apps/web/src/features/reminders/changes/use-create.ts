import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { useMutation } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { detailOrMessage, NoAnswer } from '#api/errors.ts'
import { canQueue } from '#api/offline-queue/store.ts'
import { useUser } from '#features/auth/session.tsx'
import { toast } from '#ui/toast.ts'

import type { Attempt } from '../create/attempt.ts'
import { foretold } from '../offline/foretold.ts'
import { changeKey } from '../queries.ts'
import { withoutFullStop } from './list-at-hand.ts'

/** A reminder that was made, or the one that will be: `waits` where the server could not be asked, or did not answer. */
export type Made = { reminder: reminders.Reminder; waits: null | 'not asked' | 'no answer' }

/** Makes a reminder from a sentence. It joins the list only when the person has confirmed it: `keep`. */
export function useCreate() {
  const { time_zone: timeZone } = useUser()

  return useMutation({
    mutationKey: changeKey,
    async mutationFn(attempt: Attempt): Promise<Made> {
      const waits = navigator.onLine ? 'no answer' : 'not asked'
      try {
        if (waits === 'not asked') throw new NoAnswer('The device is offline')
        const headers = { 'idempotency-key': attempt.id }

        return { reminder: await call(reminders.createFromText, attempt, { headers }), waits: null }
      } catch (error) {
        if (!(error instanceof NoAnswer) || !(await canQueue())) throw error

        return { reminder: await foretold(attempt, timeZone), waits }
      }
    },
    onError: (error) => toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error)))),
  })
}
