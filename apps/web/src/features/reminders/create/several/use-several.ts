import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'

import { announceDone, useCachedList, withoutFullStop } from '../../changes/cached-list.ts'
import { useDelete, useRestore } from '../../changes/use-remove.ts'
import { predictReminder } from '../../offline/predict-reminder.ts'
import { words } from '../../words.ts'
import { type Attempt, attemptOf } from '../attempt.ts'
import { goToDayUnlessShown } from '../go-to-day.ts'
import type { PlannedOne } from './planned-of-each.ts'

/** The result of creating several reminders: those created, and the texts of those that failed. */
export type MadeSeveral = { made: readonly reminders.Reminder[]; lost: readonly string[] }

/** Creates several reminders at once, with one undo for all. The list in the dialog serves as the confirmation. */
export function useSeveral() {
  const { time_zone: timeZone } = useUser()
  const list = useCachedList()
  const remove = useDelete()
  const restore = useRestore()
  const [making, setMaking] = useState(false)
  // Retries keep the ids, so that none is created twice.
  const attempts = useRef(new Map<string, Attempt>())

  async function makeAll(chosen: readonly PlannedOne[]): Promise<MadeSeveral> {
    setMaking(true)
    const made: reminders.Reminder[] = []
    const lost: string[] = []
    let reason: unknown
    let waits = false
    for (const { input } of chosen) {
      const key = `${input.text}\n${input.suggested_time}`
      const attempt = attemptOf(attempts.current.get(key) ?? null, input, newId)
      attempts.current.set(key, attempt)
      try {
        const told = await predictReminder(attempt, timeZone)
        const answer = await callOrQueue(reminders.createFromText, attempt, {
          id: attempt.id,
          kind: 'create',
          about: attempt.id,
          title: told.title,
          foretold: told,
        })
        made.push(answer ?? told)
        waits ||= answer === null
        if (answer) list.add(answer)
        attempts.current.delete(key)
      } catch (error) {
        lost.push(input.text)
        reason = error
      }
    }
    setMaking(false)
    const [first] = made.toSorted((one, other) => (one.date < other.date ? -1 : 1))
    if (first) {
      const announce = () =>
        announceDone(words.several.created(made.length), {
          waits,
          show: goToDayUnlessShown(first.date, dayAt(now(), timeZone)),
          undo() {
            for (const reminder of made) remove.mutate({ reminder, quietly: true })
          },
          again() {
            for (const reminder of made) restore.mutate({ reminder })
            announce()
          },
        })
      announce()
    }
    if (lost.length > 0) toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(reason))))

    return { made, lost }
  }

  return { makeAll, making }
}
