import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'
import { tellDone, useListAtHand, withoutFullStop } from '../changes/list-at-hand.ts'
import { useDelete } from '../changes/use-remove.ts'
import { words } from '../words.ts'
import { attemptOf } from './attempt.ts'
import { elsewhere } from './elsewhere.ts'
import { keepAttempt, keptAttempt } from './kept-attempt.ts'
import { type ToBeMade, useRead } from './use-read.ts'

/** The input of a new reminder; `leave_alone` are positions in `text`. */
export type CreationInput = {
  text: string
  suggested_date: string
  suggested_time: string | null
  /** The day was chosen by hand, and not only put into the form. */
  date_picked?: boolean
  leave_alone: { start: number; end: number }[]
} & Pick<InputOf<typeof reminders.createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

/**
 * From a sentence to a reminder: the sentence is read, the person is asked, and only a confirmed reminder is made, or
 * queued on this device (docs/product/decisions.md#9).
 */
export function useCreation() {
  const read = useRead()
  const list = useListAtHand()
  const { mutate: remove } = useDelete()
  const user = useUser()
  const [toBeMade, setToBeMade] = useState<ToBeMade | null>(null)
  const [keeping, setKeeping] = useState(false)
  // At most one tap makes a reminder.
  const isKeeping = useRef(false)

  function make(input: CreationInput): void {
    const attempt = attemptOf(keptAttempt(), input, newId)
    // A confirmed reminder whose answer a reload swallowed keeps its id, and so is not made again.
    keepAttempt(attempt)
    read.mutate(attempt, { onSuccess: setToBeMade })
  }

  /**
   * Makes it and says so; the page stays where it is, and the toast goes to the day.
   *
   * @returns 'lost' if it could neither be created nor queued, which is shown too.
   */
  async function keep(): Promise<'made' | 'waits' | 'lost'> {
    if (!toBeMade || isKeeping.current) return 'lost'

    isKeeping.current = true
    setKeeping(true)
    const { reminder, input } = toBeMade
    const { id, title } = reminder
    try {
      const made = await callOrQueue(reminders.createFromText, input, {
        id,
        kind: 'create',
        about: id,
        title,
        foretold: reminder,
      })
      keepAttempt(null)
      const isFirst = made !== null && list.add(made) && isNewcomer(user, now())
      const { date } = made ?? reminder
      const show = elsewhere(date, dayAt(now(), user.time_zone))
      const undo = () => remove({ reminder: made ?? reminder })
      if (isFirst) toast.success(words.firstReminder, { description: words.firstReminderText, show, undo })
      else
        tellDone(show ? words.createdFor(dateInWords(date)) : words.created, {
          waits: made === null,
          about: title,
          show,
          undoTells: true,
          undo,
        })

      return made ? 'made' : 'waits'
    } catch (error) {
      toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error))))

      return 'lost'
    } finally {
      isKeeping.current = false
      setKeeping(false)
      setToBeMade(null)
    }
  }

  return {
    make,
    keep,
    /** The person wants to say it differently, or not at all. */
    discard: () => setToBeMade(null),
    asked: toBeMade?.reminder ?? null,
    making: read.isPending,
    keeping,
  }
}
