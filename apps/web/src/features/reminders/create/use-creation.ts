import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useEffect, useRef, useState } from 'react'

import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'
import { announceDone, useCachedList, withoutFullStop } from '../changes/cached-list.ts'
import { useDelete } from '../changes/use-remove.ts'
import { words } from '../words.ts'
import { attemptOf } from './attempt.ts'
import { goToDayUnlessShown } from './go-to-day.ts'
import { keepAttempt, keptAttempt } from './kept-attempt.ts'
import { type ToBeMade, useRead } from './use-read.ts'

/** So many sentences wait for their questions at once. */
const mostWaiting = 20

/** 'Remind Asha to', 'imran ko yaad dilana', 'sabko bolo'. */
const mayBeForOthers = /\b(?:remind|notify|alert|ya+d|bol|bata|kah|keh)|याद|बोल|बता|कह/i

/** The input of a new reminder; `leave_alone` are positions in `text`. */
export type CreationInput = {
  text: string
  suggested_date: string
  suggested_time: string | null
  /** The day was chosen by hand, and not only put into the form. */
  date_picked?: boolean
  /** Nobody was asked whom it is for: the sentence tells. */
  asSaid?: true
  leave_alone: { start: number; end: number }[]
} & Pick<InputOf<typeof reminders.createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

type Options = {
  /** What must be loaded before the person can be asked. */
  prepare?: () => Promise<unknown>
  /** Gets the text of a sentence that could not be read, or not be made. */
  onBack?: (text: string) => void
}

/**
 * From sentences to reminders: a sentence is read, the person is asked, and only a confirmed reminder is made, or
 * queued on this device (docs/product/decisions.md#9). Sentences that come meanwhile wait for their turn, each with its own text.
 */
export function useCreation(options: Options = {}) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const read = useRead()
  const list = useCachedList()
  const { mutate: remove } = useDelete()
  const user = useUser()
  const [toBeMade, setToBeMade] = useState<ToBeMade | null>(null)
  const [keeping, setKeeping] = useState(false)
  // At most one tap makes a reminder.
  const isKeeping = useRef(false)
  // The first is the one that is read, and then asked about.
  const [waiting, setWaiting] = useState<readonly CreationInput[]>([])
  const queue = useRef<readonly CreationInput[]>([])
  const isBusy = useRef(false)

  const wait = (inputs: readonly CreationInput[]) => {
    queue.current = inputs
    setWaiting(inputs)
  }

  /** @returns whether there was room for it. */
  function make(input: CreationInput): boolean {
    if (queue.current.length >= mostWaiting) {
      toast.info(words.confirmFirst)
      return false
    }
    wait([...queue.current, input])
    void readNext()
    return true
  }

  /** Sentences of which each is a reminder. @returns those for which there was no room. */
  function makeEach(
    texts: readonly string[],
    when: Pick<CreationInput, 'suggested_date' | 'suggested_time'>,
  ): string[] {
    const sentences = texts.map((text) => text.trim()).filter((text) => text !== '')
    const full = sentences.findIndex(
      (text) => !make({ ...when, text, date_picked: false, leave_alone: [], asSaid: true }),
    )
    return full < 0 ? [] : sentences.slice(full)
  }

  async function readNext(): Promise<void> {
    const [input] = queue.current
    if (!input || isBusy.current) return

    isBusy.current = true
    try {
      const { asSaid, ...given } = input
      const forWhom = asSaid && mayBeForOthers.test(input.text) ? await whomSaid(input.text) : {}
      const attempt = attemptOf(keptAttempt(), { ...given, ...forWhom }, newId)
      // A confirmed reminder whose answer a reload swallowed keeps its id, and so is not made again.
      keepAttempt(attempt)
      const [found] = await Promise.all([read.mutateAsync(attempt), latest.current.prepare?.()])
      setToBeMade(found)
    } catch (error) {
      toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error))))
      giveBack()
    }
  }

  const whomSaid = async (text: string) => {
    const { sharingInText } = await import('#features/household/sharing-in-text.ts')
    return sharingInText(text, user.time_zone)
  }

  const giveBack = () => {
    const text = settle()
    latest.current.onBack?.(text)
  }

  /** @returns the text whose turn is over. */
  function settle(): string {
    const [settled, ...others] = queue.current
    isBusy.current = false
    setToBeMade(null)
    wait(others)
    void readNext()
    return settled?.text ?? ''
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
      const show = goToDayUnlessShown(date, dayAt(now(), user.time_zone))
      const undo = () => remove({ reminder: made ?? reminder })
      if (isFirst) toast.success(words.firstReminder, { description: words.firstReminderText, show, undo })
      else
        announceDone(show ? words.createdFor(dateInWords(date)) : words.created, {
          waits: made === null,
          about: title,
          show,
          undoTells: true,
          undo,
        })

      settle()

      return made ? 'made' : 'waits'
    } catch (error) {
      toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error))))
      giveBack()

      return 'lost'
    } finally {
      isKeeping.current = false
      setKeeping(false)
    }
  }

  return {
    make,
    makeEach,
    keep,
    /** The person wants to say it differently, or not at all. @returns the text. */
    discard: settle,
    /** What was sent and is not made yet, the oldest first. */
    waiting,
    asked: toBeMade?.reminder ?? null,
    making: waiting.length > 0 && toBeMade === null,
    keeping,
  }
}
