import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'

import { type Attempt, attemptOf } from './attempt.ts'
import { useCreate, useListAtHand } from './changes.ts'

/** What is made into a reminder; `leave_alone` are places in `text`. */
export type CreationInput = {
  text: string
  suggested_date: string
  suggested_time: string | null
  leave_alone: { start: number; end: number }[]
}

/**
 * The way from a sentence to a reminder: it is made, then the person is asked, and either keeps it or has it deleted at
 * once (decision 9).
 */
export function useCreation() {
  const create = useCreate()
  const list = useListAtHand()
  const [asked, setAsked] = useState<reminders.Reminder | null>(null)
  const last = useRef<Attempt | null>(null)
  // The id of an attempt that got no answer: the reminder may or may not be there.
  const unanswered = useRef<string | null>(null)

  function make(input: CreationInput): void {
    const attempt = attemptOf(last.current, input, newId)
    if (attempt.id !== unanswered.current) forgetUnanswered()
    last.current = attempt
    create.mutate(attempt, {
      onSuccess: (reminder) => {
        unanswered.current = null
        setAsked(reminder)
      },
      onError: (error) => {
        unanswered.current = error instanceof NoAnswer ? attempt.id : null
      },
    })
  }

  /** Quietly, where the page that asked tells of it in its own way. */
  function keep({ quietly = false } = {}): void {
    if (!asked) return

    list.add(asked)
    if (!quietly) toast.success(words.reminders.created)
    finish()
  }

  /** The question goes at once; the deleting follows. */
  function discard(): void {
    if (!asked) return

    list.drop(asked)
    call(reminders.remove, { id: asked.id }).catch(() => {
      // It is still there, so the list has to show it.
      list.add(asked)
      toast.error(failures.reminderDelete)
    })
    finish()
  }

  function finish(): void {
    last.current = null
    setAsked(null)
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

  return { make, keep, discard, forgetUnanswered, asked, making: create.isPending }
}
