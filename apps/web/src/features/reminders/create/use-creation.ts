import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { detailOrMessage, NoAnswer } from '#api/errors.ts'
import { callOrQueue, queueCall } from '#api/offline-queue/call-or-queue.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import { useListAtHand } from '../changes/list-at-hand.ts'
import { type Made, useCreate } from '../changes/use-create.ts'
import { words } from '../words.ts'
import { type Attempt, attemptOf } from './attempt.ts'

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
 * From a sentence to a reminder: it is created, then the person confirms it or has it deleted at
 * once (docs/product/decisions.md#9). Offline the person is asked first, and a confirmed one is queued on this device.
 */
export function useCreation() {
  const create = useCreate()
  const list = useListAtHand()
  const [made, setMade] = useState<Made | null>(null)
  const last = useRef<Attempt | null>(null)
  // The id of an attempt that got no answer: the reminder may or may not be there.
  const unanswered = useRef<string | null>(null)

  function make(input: CreationInput): void {
    const attempt = attemptOf(last.current, input, newId)
    if (attempt.id !== unanswered.current) forgetUnanswered()
    last.current = attempt
    create.mutate(attempt, {
      onSuccess: (answer) => {
        unanswered.current = null
        setMade(answer)
      },
      onError: (error) => {
        unanswered.current = error instanceof NoAnswer ? attempt.id : null
      },
    })
  }

  /**
   * Quietly, if the calling page reports it itself; that it is queued is always shown.
   *
   * @returns 'lost' if it could neither be created nor queued, which is shown too.
   */
  async function keep({ quietly = false } = {}): Promise<'made' | 'waits' | 'lost'> {
    if (!made) return 'lost'

    const { reminder, waits } = made
    if (waits !== null) return keepForLater(reminder)

    list.add(reminder)
    if (!quietly) toast.success(words.created)
    finish()

    return 'made'
  }

  async function keepForLater({ id, title, ...rest }: reminders.Reminder): Promise<'waits' | 'lost'> {
    try {
      await queueCall(reminders.createFromText, last.current!, {
        id,
        kind: 'create',
        about: id,
        title,
        foretold: { id, title, ...rest },
      })
      toast.info(common.waiting.kept)

      return 'waits'
    } catch (error) {
      toast.error(failures.reminderCreate(detailOrMessage(error)))

      return 'lost'
    } finally {
      finish()
    }
  }

  /** The question goes at once; the deleting follows. */
  function discard(): void {
    if (!made) return

    const { reminder, waits } = made
    list.drop(reminder)
    // A request that was never sent exists nowhere; one without an answer may exist.
    if (waits !== 'not asked') {
      const { id, title } = reminder
      callOrQueue(reminders.remove, { id }, { kind: 'remove', about: id, title }).catch((error: unknown) => {
        if (waits === 'no answer' && !(error instanceof NoAnswer)) return

        // It is still there, so the list has to show it.
        if (waits === null) list.add(reminder)
        toast.error(failures.reminderDelete)
      })
    }
    finish()
  }

  function finish(): void {
    last.current = null
    setMade(null)
  }

  /** Deletes what an attempt without an answer may have left, once the person no longer wants it. */
  function forgetUnanswered(): void {
    const id = unanswered.current
    unanswered.current = null
    last.current = null
    if (id === null) return

    call(reminders.remove, { id }).catch(() => {
      // Most likely it was never made.
    })
  }

  return { make, keep, discard, forgetUnanswered, asked: made?.reminder ?? null, making: create.isPending }
}
