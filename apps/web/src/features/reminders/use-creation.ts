import { failures } from '@planner/contract/problems'
import * as reminders from '@planner/contract/reminders'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { NoAnswer } from '#api/errors.ts'
import { newId } from '#platform/ids.ts'
import { toast } from '#ui/toast.ts'
import { words } from '#words.ts'

import { type Attempt, attemptOf } from './attempt.ts'
import { useCreate, useKeep } from './changes.ts'

/**
 * The way from a sentence to a reminder: it is made, then the person is asked, and either keeps it or has it deleted at
 * once (decision 9).
 */
export function useCreation() {
  const create = useCreate()
  const keepInList = useKeep()
  const [asked, setAsked] = useState<{ reminder: reminders.Reminder; open: boolean } | null>(null)
  const [discarding, setDiscarding] = useState(false)
  const last = useRef<Attempt | null>(null)
  // The id of an attempt that got no answer: the reminder may or may not be there.
  const unanswered = useRef<string | null>(null)

  function make(input: { text: string; suggested_date: string; suggested_time: string | null }): void {
    const attempt = attemptOf(last.current, input, newId)
    if (attempt.id !== unanswered.current) forgetUnanswered()
    last.current = attempt
    create.mutate(attempt, {
      onSuccess: (reminder) => {
        unanswered.current = null
        setAsked({ reminder, open: true })
      },
      onError: (error) => {
        unanswered.current = error instanceof NoAnswer ? attempt.id : null
      },
    })
  }

  function keep(): reminders.Reminder | null {
    if (!asked) return null

    keepInList(asked.reminder)
    toast.success(words.reminders.created)
    finish()

    return asked.reminder
  }

  async function discard(): Promise<void> {
    if (!asked) return

    setDiscarding(true)
    try {
      await call(reminders.remove, { id: asked.reminder.id })
    } catch {
      // It is still there, so the list has to show it.
      keepInList(asked.reminder)
      toast.error(failures.reminderDelete)
    } finally {
      setDiscarding(false)
      finish()
    }
  }

  function finish(): void {
    last.current = null
    setAsked((before) => before && { ...before, open: false })
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

  return { make, keep, discard, forgetUnanswered, asked, making: create.isPending, discarding }
}
