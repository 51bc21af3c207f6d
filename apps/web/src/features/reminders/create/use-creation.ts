import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { detailOrMessage, NoAnswer } from '#api/errors.ts'
import { callOrQueue, queueCall } from '#api/offline-queue/call-or-queue.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import { type Made, useCreate, useListAtHand } from '../changes.ts'
import { words } from '../words.ts'
import { type Attempt, attemptOf } from './attempt.ts'

/** What is made into a reminder; `leave_alone` are places in `text`. */
export type CreationInput = {
  text: string
  suggested_date: string
  suggested_time: string | null
  /** The day was chosen by hand, and not only put into the form. */
  date_picked?: boolean
  leave_alone: { start: number; end: number }[]
}

/**
 * The way from a sentence to a reminder: it is made, then the person is asked, and either keeps it or has it deleted at
 * once (docs/product/decisions.md#9). Without a connection the person is asked first, and what is kept waits on this device.
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
   * Quietly, where the page that asked tells of it in its own way; that it waits is told in any case.
   *
   * @returns 'lost' where it could neither be made nor kept, which is told too.
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
    // What was never asked for is nowhere; what got no answer may be there.
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
